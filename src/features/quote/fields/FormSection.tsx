import { type ReactNode, useId } from 'react';

/** A titled part of a step's form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();

  return (
    <div
      role="group"
      aria-labelledby={headingId}
      className="mb-10 grid gap-6 border-t border-rule pt-6 first-of-type:border-0 first-of-type:pt-0"
    >
      <h3 id={headingId}>{title}</h3>
      {children}
    </div>
  );
}
