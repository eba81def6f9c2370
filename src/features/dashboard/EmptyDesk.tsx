import type { ReactNode } from 'react';
import { CategoryIcon } from '~/ui/CategoryIcon';

type Props = {
  title: string;
  description: string;
  /** The level of the heading. */
  level?: 2 | 3;
  children?: ReactNode;
};

/** An empty list: explains what will appear here and how to get it. */
export function EmptyDesk({ title, description, level = 3, children }: Props) {
  const Heading = `h${level}` as const;

  return (
    <div className="flex flex-col items-center rounded-md border border-dashed border-control px-5 py-12 text-center lg:py-16">
      <div className="relative mb-6 h-16 w-28" aria-hidden="true">
        <CategoryIcon kind="license" className="absolute top-1 left-0 w-20 -rotate-12 opacity-40" />
        <CategoryIcon
          kind="contract"
          className="absolute top-1 right-0 w-20 rotate-12 opacity-40"
        />
        <CategoryIcon kind="court" className="absolute top-0 left-4 w-20" />
      </div>
      <Heading className="text-xl">{title}</Heading>
      <p className="mt-2 max-w-104 text-muted">{description}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
