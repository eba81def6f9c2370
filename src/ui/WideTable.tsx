import type { ReactNode } from 'react';

type Props = {
  /** The name of the region for screen readers. */
  label: string;
  children: ReactNode;
};

/** A frame for a table that is wider than a phone. It scrolls sideways, also with the keyboard. */
export function WideTable({ label, children }: Props) {
  return (
    <>
      <p className="no-print mt-2 text-sm text-muted lg:hidden">
        Swipe sideways to see every column.
      </p>
      <div
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- keyboard users must be able to scroll the table
        tabIndex={0}
        className="mt-2 overflow-x-auto"
      >
        {children}
      </div>
    </>
  );
}
