import type { ReactNode } from 'react';

type Props = { name: string; details: ReactNode; progress?: ReactNode; actions: ReactNode };

/** A file in a list: its name, what is known about it, and its buttons. */
export function FileLine({ name, details, progress, actions }: Props) {
  return (
    <li className="items-center justify-between gap-x-3 py-3 sm:flex">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{details}</p>
        {progress}
      </div>
      <div className="flex shrink-0">{actions}</div>
    </li>
  );
}
