import type { ReactNode } from 'react';
import { band, rosette } from './guilloche';

type Props = {
  /** The accessible name of the document. */
  label: string;
  /** For a sheet beside a form: less room at its sides. */
  isNarrow?: boolean;
  /** For a text that may be longer than a printed page: it starts on this page and goes on on the next one. */
  isLong?: boolean;
  children: ReactNode;
};

/**
 * A sheet of bond paper: a double border, an engraved ribbon at the top and a rosette behind the
 * text.
 */
export function BondFrame({ label, isNarrow = false, isLong = false, children }: Props) {
  return (
    <section
      aria-label={label}
      className={`rounded-md border border-bond-line bg-bond p-2 text-bond-ink ${isLong ? '' : 'break-inside-avoid'}`}
    >
      <div
        className={`relative isolate overflow-hidden border border-bond-line px-5 pt-12 pb-6 ${isNarrow ? '' : 'sm:px-8'}`}
      >
        <Engraving />
        {children}
      </div>
    </section>
  );
}

const RIBBON = { x: 0, y: 16, length: 880, period: 44, strands: 5, spread: 0.3, amplitude: 12 };
const RIBBONS = band(RIBBON) + band({ ...RIBBON, phase: 0.5 });
const CENTER = { cx: 110, cy: 110 };
const UNDERPRINT =
  rosette({ ...CENTER, radius: 76, depth: 27, lobes: 31, turns: 6 }) +
  rosette({ ...CENTER, radius: 36, depth: 20, lobes: 17, turns: 4 });

function Engraving() {
  return (
    <>
      <svg
        viewBox="0 0 220 220"
        className="absolute -right-8 -bottom-10 -z-10 size-60 fill-none stroke-bond-wash sm:size-72"
        strokeWidth="0.8"
        aria-hidden="true"
      >
        <path d={UNDERPRINT} />
      </svg>
      <svg
        viewBox="0 0 880 32"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-x-0 top-0 h-7 w-full fill-none stroke-bond"
        aria-hidden="true"
      >
        <rect width="880" height="32" className="fill-bond-line stroke-none" />
        <path d={RIBBONS} strokeWidth="0.9" />
      </svg>
    </>
  );
}
