import type { ReactNode } from 'react';

type Props = { id: string; title: string; isMain?: boolean; children: ReactNode };

/** A box beside the application for one action or one set of facts. The main box has a copper edge. */
export function Panel({ id, title, isMain = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`scroll-mt-4 rounded-md border border-rule bg-surface p-4 ${isMain ? 'border-t-4 border-t-copper' : ''}`}
    >
      <h2 id={`${id}-heading`} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
