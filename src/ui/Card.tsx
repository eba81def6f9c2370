import type { ReactNode } from 'react';

export type CardProps = {
  title: string;
  /** The level of the heading in the page. */
  level?: 2 | 3 | 4;
  /** A control at the upper right of the card. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled block of related content. */
export function Card({ title, level = 3, action, children }: CardProps) {
  const Heading = `h${level}` as const;

  return (
    <section className="rounded-md border border-rule bg-surface p-4 sm:p-6 print:border-0 print:p-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 print:block">
        <Heading className="min-w-0 text-lg">{title}</Heading>
        {action && <div className="ms-auto shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}
