import type { ReactNode } from 'react';
import { extensionOf } from '~/domain/documents/file-names';

export type FileLineProps = {
  name: string;
  /** Size, time, what is going on or what went wrong. */
  details: ReactNode;
  progress?: ReactNode;
  actions: ReactNode;
};

/** Longest ending that fits the tab of the sheet. */
const MAX_TAG_LENGTH = 4;

/** One file in a list: what it is called, what is to say of it, what can be done with it. */
export function FileLine({ name, details, progress, actions }: FileLineProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className="grid h-12 w-10 place-items-end self-start rounded-sm border border-rule bg-bond pb-1 text-center"
      >
        <span className="w-full border-t border-bond-line text-sm leading-6 font-semibold text-bond-ink">
          {extensionOf(name).slice(0, MAX_TAG_LENGTH).toUpperCase()}
        </span>
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">{details}</p>
        {progress && <div className="mt-2 max-w-80">{progress}</div>}
      </div>
      <div className="col-start-2 -ml-3 flex flex-wrap sm:col-start-auto sm:ml-0">{actions}</div>
    </li>
  );
}
