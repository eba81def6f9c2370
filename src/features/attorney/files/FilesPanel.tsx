import { useState } from 'react';
import type { MatterFile } from '~/data/firms/matter-files';
import { formatDate } from '~/domain/dates';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { isMember } from '~/domain/matters/is-member';
import { MATTER_FILE_KINDS, type MatterFileKind } from '~/domain/matters/matter-file-kinds';
import { dayOf } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { addFile, matterFilesView, openFile, removeFile } from '~/stores/matter-files';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { FilePicker } from '~/ui/FilePicker';
import { LoadedView } from '~/ui/LoadedView';
import { SelectField } from '~/ui/SelectField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { LOAD_FAILURES } from '../messages';
import { useView } from '../use-view';
import { fileWords } from './messages';

type Props = { matterId: string; mayEdit: boolean };

const KIND_OPTIONS = Object.entries(MATTER_FILE_KINDS).map(([value, label]) => ({ value, label }));

const HINT = 'matter-files-hint';

/** The files of a matter: open them, add and remove them. Only members who may open the matter see them. */
export function FilesPanel({ matterId, mayEdit }: Props) {
  const view = useView(matterFilesView, matterId);
  const [problem, setProblem] = useState<string>();

  return (
    <Card title="Files">
      {problem && (
        <Alert type="danger" isAnnounced>
          {problem}
        </Alert>
      )}
      <LoadedView
        view={view}
        label="Loading the files"
        lines={2}
        failures={LOAD_FAILURES}
        onRetry={() => void matterFilesView.refresh(matterId)}
      >
        {(files) =>
          files.length === 0 ? (
            <p>
              No files yet. Keep the court order or the judgment here, where your firm finds it.
            </p>
          ) : (
            <ul className="divide-y divide-rule">
              {files.map((file) => (
                <FileEntry
                  key={file.id}
                  matterId={matterId}
                  file={file}
                  mayEdit={mayEdit}
                  onProblem={setProblem}
                />
              ))}
            </ul>
          )
        }
      </LoadedView>
      {mayEdit && <AddFiles matterId={matterId} onProblem={setProblem} />}
    </Card>
  );
}

type Reporting = { onProblem: (words: string | undefined) => void };

function FileEntry({
  matterId,
  file,
  mayEdit,
  onProblem,
}: { file: MatterFile } & Props & Reporting) {
  const [isAsking, setIsAsking] = useState(false);
  const open = useOnceAtATime(async () => {
    const result = await openFile(file.id);
    onProblem(result.ok ? undefined : fileWords(result.code));
  });
  const remove = useOnceAtATime(async () => {
    const result = await removeFile(matterId, file.id);
    onProblem(result.ok ? undefined : fileWords(result.code));
    setIsAsking(false);
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3">
      <span className="min-w-0 wrap-anywhere">
        {file.name}
        <span className="attorney-small">
          {MATTER_FILE_KINDS[file.kind]}, {formatFileSize(file.size)},{' '}
          {formatDate(dayOf(file.addedAt))}
        </span>
      </span>
      <span className="no-print flex gap-2">
        <Button
          look="quiet"
          aria-disabled={open.isPending || undefined}
          onClick={() => void open.run()}
        >
          Open<span className="sr-only"> {file.name}</span>
        </Button>
        {mayEdit && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Remove<span className="sr-only"> {file.name}</span>
          </Button>
        )}
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Remove this file?"
          confirm={{ label: 'Remove', pendingLabel: 'Removing...' }}
          isPending={remove.isPending}
          onConfirm={() => void remove.run()}
          onCancel={() => setIsAsking(false)}
        >
          {file.name} is deleted for everyone at your firm.
        </ConfirmDialog>
      )}
    </li>
  );
}

function AddFiles({ matterId, onProblem }: { matterId: string } & Reporting) {
  const [kind, setKind] = useState<MatterFileKind>('court-order');
  const [status, setStatus] = useState('');
  const { isPending, run } = useOnceAtATime(async (files: readonly File[]) => {
    onProblem(undefined);
    for (const file of files) {
      setStatus(`Sending ${file.name}...`);
      const result = await addFile({ id: randomId(), matterId, kind, file });
      if (!result.ok) {
        setStatus('');
        onProblem(`${file.name}: ${fileWords(result.code)}`);

        return;
      }
      setStatus(`${file.name} is stored`);
    }
  });

  return (
    <div className="no-print mt-4 grid gap-4">
      <SelectField
        id="matter-file-kind"
        label="Kind of file"
        options={KIND_OPTIONS}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          if (isMember(MATTER_FILE_KINDS, value)) setKind(value);
        }}
      />
      <FilePicker
        id="matter-files"
        purpose="this matter"
        accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        describedBy={HINT}
        onChoose={(files) => void run(files)}
      />
      <p id={HINT} className="text-sm text-muted">
        PDF, DOC, DOCX, JPG or PNG, 6 MB at most. Only your firm sees them.
      </p>
      <p role="status" aria-busy={isPending}>
        {status}
      </p>
    </div>
  );
}
