import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ContractorFile } from '~/data/contractors/contractor-files';
import { contractorFileWords } from '~/domain/contractors/contractor-file-words';
import {
  CONTRACTOR_FILE_KINDS,
  type ContractorFileKind,
  FILE_KINDS_OF,
} from '~/domain/contractors/contractor-file-kinds';
import { formatDate } from '~/domain/dates';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { dayOf } from '~/platform/clock';
import { randomId } from '~/platform/random';
import { addFile, contractorFilesView, openFile, removeFile } from '~/stores/contractor-files';
import { followView } from '~/stores/desk-view';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { FilePicker } from '~/ui/FilePicker';
import { LoadedView } from '~/ui/LoadedView';
import { SelectField } from '~/ui/SelectField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { LOAD_FAILURES } from '../load-failures';

type Props = {
  contractorId: string;
  /** Null for the files of the company. */
  projectId: string | null;
  /** What the files belong to, in a sentence: "your company", "job 26-04". */
  purpose: string;
};

type Reporting = { onProblem: (words: string | undefined) => void };

/** The files of the company or of one project: open them, add and remove them. Underwriters see them too. */
export function FilesPart({ contractorId, projectId, purpose }: Props) {
  const view = useStore(contractorFilesView.at(contractorId));
  useEffect(() => followView(contractorFilesView, contractorId), [contractorId]);
  const [problem, setProblem] = useState<string>();

  return (
    <div className="grid gap-3">
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
        onRetry={() => void contractorFilesView.refresh(contractorId)}
      >
        {(files) => {
          const own = files.filter((file) => (file.projectId ?? null) === projectId);
          if (own.length === 0) return <p>No files yet.</p>;

          return (
            <ul className="divide-y divide-rule">
              {own.map((file) => (
                <FileEntry
                  key={file.id}
                  contractorId={contractorId}
                  file={file}
                  onProblem={setProblem}
                />
              ))}
            </ul>
          );
        }}
      </LoadedView>
      <AddFiles
        contractorId={contractorId}
        projectId={projectId}
        purpose={purpose}
        onProblem={setProblem}
      />
    </div>
  );
}

function FileEntry({
  contractorId,
  file,
  onProblem,
}: { contractorId: string; file: ContractorFile } & Reporting) {
  const [isAsking, setIsAsking] = useState(false);
  const open = useOnceAtATime(async () => {
    const result = await openFile(file.id);
    onProblem(result.ok ? undefined : contractorFileWords(result.code));
  });
  const remove = useOnceAtATime(async () => {
    const result = await removeFile(contractorId, file.id);
    onProblem(result.ok ? undefined : contractorFileWords(result.code));
    setIsAsking(false);
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="min-w-0 wrap-anywhere">
        {file.name}
        <span className="block text-sm text-muted">
          {CONTRACTOR_FILE_KINDS[file.kind]}, {formatFileSize(file.size)},{' '}
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
        <Button look="quiet" onClick={() => setIsAsking(true)}>
          Remove<span className="sr-only"> {file.name}</span>
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          title="Remove this file?"
          confirm={{ label: 'Remove', pendingLabel: 'Removing...' }}
          isPending={remove.isPending}
          onConfirm={() => void remove.run()}
          onCancel={() => setIsAsking(false)}
        >
          {file.name} is deleted, unless an underwriter has opened it.
        </ConfirmDialog>
      )}
    </li>
  );
}

function AddFiles({ contractorId, projectId, purpose, onProblem }: Props & Reporting) {
  const kinds: readonly ContractorFileKind[] =
    FILE_KINDS_OF[projectId === null ? 'company' : 'project'];
  const id = projectId ?? 'company';
  const [kind, setKind] = useState(kinds[0] ?? 'other');
  const [status, setStatus] = useState('');
  const { isPending, run } = useOnceAtATime(async (files: readonly File[]) => {
    onProblem(undefined);
    for (const file of files) {
      setStatus(`Sending ${file.name}...`);
      const result = await addFile({ id: randomId(), contractorId, projectId, kind, file });
      if (!result.ok) {
        setStatus('');
        onProblem(`${file.name}: ${contractorFileWords(result.code)}`);

        return;
      }
      setStatus(`${file.name} is stored`);
    }
  });

  return (
    <div className="no-print grid gap-4">
      <SelectField
        id={`file-kind-${id}`}
        label="Kind of file"
        options={kinds.map((value) => ({ value, label: CONTRACTOR_FILE_KINDS[value] }))}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(kinds.find((known) => known === value) ?? 'other')
        }
      />
      <FilePicker
        id={`files-${id}`}
        purpose={purpose}
        accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        describedBy={`files-hint-${id}`}
        onChoose={(files) => void run(files)}
      />
      <p id={`files-hint-${id}`} className="text-sm text-muted">
        PDF, DOC, DOCX, JPG or PNG, 6 MB at most. Your company and our underwriters see them.
      </p>
      <p role="status" aria-busy={isPending}>
        {status}
      </p>
    </div>
  );
}
