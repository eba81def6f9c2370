import type { ReactNode } from 'react';
import { extensionOf } from '~/domain/documents/file-names';

export type FileLineProps = {
  name: string;
  /** Size, time, progress or failure. */
  details: ReactNode;
  progress?: ReactNode;
  actions: ReactNode;
};

/** Maximum length of the file extension that fits on the icon. */
const MAX_TAG_LENGTH = 4;

/** One file in a list: its name, its details and its buttons. */
export function FileLine({ name, details, progress, actions }: FileLineProps) {
  return (
    <li className="flex gap-3 py-3">
      <span
        aria-hidden="true"
        className="flex h-12 w-10 shrink-0 items-end justify-center rounded-sm border border-rule bg-bond text-sm font-semibold text-bond-ink"
      >
        {extensionOf(name).slice(0, MAX_TAG_LENGTH).toUpperCase()}
      </span>
      <div className="min-w-0 grow items-center justify-between gap-x-3 sm:flex">
        <div className="min-w-0 grow">
          <p className="font-semibold">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm text-muted">{details}</p>
          {progress}
        </div>
        <div className="flex shrink-0">{actions}</div>
      </div>
    </li>
  );
}
