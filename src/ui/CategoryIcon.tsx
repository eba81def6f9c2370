import { EMBLEMS, type EmblemKind } from './emblems';

export type CategoryIconProps = { kind: EmblemKind; className?: string };

/** A small bond certificate with an emblem. Decorative. */
export function CategoryIcon({ kind, className = 'w-14' }: CategoryIconProps) {
  return (
    <svg viewBox="0 0 56 44" className={className} fill="none" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="54" height="42" rx="1.5" className="fill-bond stroke-bond-line" />
      <rect
        x="4.5"
        y="4.5"
        width="47"
        height="35"
        className="stroke-bond-line"
        strokeWidth="2.5"
        strokeDasharray=".8 1.2"
        opacity=".6"
      />
      <path
        d={EMBLEMS[kind]}
        transform="translate(-7 -6.5) scale(1.25)"
        className="stroke-bond-ink"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M12 32.5h20" className="stroke-bond-line" />
      <circle cx="43" cy="31.5" r="4.2" className="fill-seal" />
      <circle
        cx="43"
        cy="31.5"
        r="4.2"
        className="stroke-seal"
        strokeWidth="1.6"
        strokeDasharray="1.2 .9"
      />
    </svg>
  );
}
