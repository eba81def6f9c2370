import type { ReactNode } from 'react';

/** The heading of a phase of a setting. It takes the focus when the phase before is gone. */
export function PhaseHeading({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className="text-base font-semibold focus:outline-none">
      {children}
    </h3>
  );
}
