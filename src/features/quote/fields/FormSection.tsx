import { type ReactNode, useId } from 'react';

/** A part of a step's form with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();

  return (
    <div
      role="group"
      aria-labelledby={headingId}
      data-section
      className="grid gap-6 border-rule [[data-section]+&]:mt-10 [[data-section]+&]:border-t [[data-section]+&]:pt-8"
    >
      <h3 id={headingId}>{title}</h3>
      {children}
    </div>
  );
}
