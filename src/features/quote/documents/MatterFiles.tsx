import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { MatterFile } from '~/data/firms/matter-files';
import { formatDate } from '~/domain/dates';
import { formatFileSize } from '~/domain/formats/file-size';
import { MATTER_FILE_KINDS } from '~/domain/matters/matter-file-kinds';
import { matterFileWords } from '~/domain/matters/matter-file-words';
import { dayOf } from '~/platform/clock';
import { followView } from '~/stores/desk-view';
import type { FileFailure } from '~/stores/kept-files';
import { matterFilesView, readFile } from '~/stores/matter-files';
import { Button } from '~/ui/Button';
import { LoadFailure } from '~/ui/LoadFailure';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { DOCUMENT_LIST_FAILURES } from '../messages';
import { FileLine } from './FileLine';

export type MatterFilesProps = {
  matterId: string;
  /** The names of the files that the application has. */
  sent: readonly string[];
  onUse: (file: File) => void;
};

/** The files of the matter that the quote came from, so that an attorney need not look for the court's order again. */
export function MatterFiles({ matterId, sent, onUse }: MatterFilesProps) {
  const { value: files = [], failure, isLoading } = useStore(matterFilesView.at(matterId));
  useEffect(() => followView(matterFilesView, matterId), [matterId]);
  const open = files.filter(({ name }) => !sent.includes(name));

  if (failure && !isLoading && files.length === 0) {
    return (
      <div className="mt-4">
        <LoadFailure
          words={DOCUMENT_LIST_FAILURES[failure]}
          onRetry={() => void matterFilesView.refresh(matterId)}
        />
      </div>
    );
  }
  if (open.length === 0) return null;

  return (
    <div className="mt-4">
      <h4 className="font-semibold">Files of your matter</h4>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {open.map((file) => (
          <MatterFileRow key={file.id} file={file} onUse={onUse} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { file: MatterFile; onUse: (file: File) => void };

function MatterFileRow({ file, onUse }: RowProps) {
  const { name, kind, size, addedAt } = file;
  const [failure, setFailure] = useState<FileFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    setFailure(undefined);
    const read = await readFile(file);
    if (read.ok) onUse(read.value);
    else setFailure(read.code);
  });

  return (
    <FileLine
      name={name}
      details={
        <>
          {MATTER_FILE_KINDS[kind]}, {formatFileSize(size)}, {formatDate(dayOf(addedAt))}
          {failure && (
            <span role="alert" className="block font-semibold text-danger">
              {matterFileWords(failure)}
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
