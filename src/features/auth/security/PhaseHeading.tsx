import type { ReactNode } from 'react';

/** The heading of a phase of a setting. It receives the focus when the previous phase disappears. */
export function PhaseHeading({ children }: { children: ReactNode }) {
  return (
    <h3 tabIndex={-1} className="text-base font-semibold focus:outline-none">
      {children}
    </h3>
  );
}
