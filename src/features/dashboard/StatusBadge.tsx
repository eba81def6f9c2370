import type { BadgeTone } from '~/domain/states/filing';

const LOOKS: Record<BadgeTone, string> = {
  success: 'bg-success-wash text-success',
  info: 'bg-tide-wash text-tide',
  accent: 'bg-copper-wash text-copper-strong',
  neutral: 'bg-sunken text-ink',
};

/** A status as a colored label. */
export function StatusBadge({ label, tone }: { label: string; tone: BadgeTone }) {
  return (
    <span
      className={`inline-block rounded-sm px-2 text-sm font-semibold whitespace-nowrap ${LOOKS[tone]}`}
    >
      {label}
    </span>
  );
}
