import { useState } from 'react';
import type { Result } from '~/domain/result';
import type { Loaded } from '~/stores/desk-view';
import { Button } from '~/ui/Button';
import { LoadFailure } from '~/ui/LoadFailure';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { DOCUMENT_LIST_FAILURES } from '../messages';
import { FileLine } from './FileLine';

/** A file that a desk already has. `detail` is the line below the name: kind, size and day. */
export type FileToUse = {
  id: string;
  name: string;
  detail: string;
  read: () => Promise<Result<File, string>>;
};

/** What an area of the documents step says about its files and does with a chosen one. */
export type FilesToUseProps = {
  /** The names of the files that the application has. */
  sent: readonly string[];
  onUse: (file: File) => void;
};

type Props = FilesToUseProps & {
  title: string;
  files: readonly FileToUse[];
  view: Pick<Loaded<unknown>, 'failure' | 'isLoading'>;
  onRetry: () => void;
  /** Says why a file was not read. */
  failureWords: (code: string) => string;
};

/** The files of a desk that the quote came from, so that the applicant need not find them again. */
export function FilesToUse({ title, files, view, sent, onUse, onRetry, failureWords }: Props) {
  const open = files.filter(({ name }) => !sent.includes(name));

  if (view.failure && !view.isLoading && files.length === 0) {
    return (
      <div className="mt-4">
        <LoadFailure words={DOCUMENT_LIST_FAILURES[view.failure]} onRetry={onRetry} />
      </div>
    );
  }
  if (open.length === 0) return null;

  return (
    <div className="mt-4">
      <h4 className="font-semibold">{title}</h4>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {open.map((file) => (
          <FileRow key={file.id} file={file} onUse={onUse} failureWords={failureWords} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = Pick<Props, 'onUse' | 'failureWords'> & { file: FileToUse };

function FileRow({ file: { name, detail, read }, onUse, failureWords }: RowProps) {
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const contents = await read();
    if (contents.ok) onUse(contents.value);
    else setFailure(contents.code);
  });

  return (
    <FileLine
      name={name}
      details={
        <>
          {detail}
          {failure && (
            <span role="alert" className="block font-semibold text-danger">
              {failureWords(failure)}
            </span>
          )}
        </>
      }
      actions={
        <Button look="quiet" aria-disabled={isPending} onClick={() => void run()}>
          {isPending ? 'Adding...' : 'Use this file'}
          <span className="sr-only">: {name}</span>
        </Button>
      }
    />
  );
}
