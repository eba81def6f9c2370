import type { BondFileType } from '~/domain/bonds/bond-files';

/** Decoration: a sheet with the seal of a bond or the key of a power of attorney. */
export function DocumentIcon({ type, className }: { type: BondFileType; className: string }) {
  return (
    <svg viewBox="0 0 40 52" className={className} fill="none" aria-hidden="true" focusable="false">
      <path d="M2 2h26l10 10v38H2z" className="fill-bond stroke-bond-line" />
      <path d="M28 2v10h10" className="stroke-bond-line" />
      <path d="M8 19h24M8 24.5h24M8 30h14" className="stroke-bond-line" />
      {type === 'poa' || type === 'rider_poa' ? <Key /> : <Seal />}
    </svg>
  );
}

function Seal() {
  return (
    <>
      <circle cx="29" cy="40" r="4.6" className="fill-seal" />
      <circle
        cx="29"
        cy="40"
        r="4.6"
        className="stroke-seal"
        strokeWidth="1.8"
        strokeDasharray="1.4 1"
      />
    </>
  );
}

function Key() {
  return (
    <path
      d="M19 41a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0M26.2 41H34v3.2M31 41v2.4"
      className="stroke-bond-ink"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
