import type { ReactNode } from 'react';

export type CardProps = {
  title: string;
  /** The heading's level in the page. */
  level?: 2 | 3 | 4;
  /** What can be done with the card, at its upper right. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled block of things that belong together. */
export function Card({ title, level = 3, action, children }: CardProps) {
  const Heading = `h${level}` as const;

  return (
    <section className="rounded-md border border-rule bg-surface p-4 sm:p-6 print:border-0 print:p-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading className="text-lg">{title}</Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
