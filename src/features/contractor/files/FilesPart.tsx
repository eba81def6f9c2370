import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { contractorFileWords } from '~/domain/contractors/contractor-file-words';
import { CONTRACTOR_FILE_KINDS, FILE_KINDS_OF } from '~/domain/contractors/contractor-file-kinds';
import { formatDate } from '~/domain/dates';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { dayOf } from '~/platform/clock';
import { randomId } from '~/platform/random';
import {
  addFile,
  type ContractorFileFailure,
  contractorFilesView,
  openFile,
  removeFile,
} from '~/stores/contractor-files';
import { followView } from '~/stores/desk-view';
import { KeptFiles } from '~/ui/KeptFiles';
import { LoadedView } from '~/ui/LoadedView';
import { LOAD_FAILURES } from '../load-failures';

type Props = {
  contractorId: string;
  /** Null for the files of the company. */
  projectId: string | null;
  /** What the files belong to, in a sentence: "your company", "job 26-04". */
  purpose: string;
};

/** The files of the company or of one project: open them, add and remove them. Underwriters see them too. */
export function FilesPart({ contractorId, projectId, purpose }: Props) {
  const view = useStore(contractorFilesView.at(contractorId));
  useEffect(() => followView(contractorFilesView, contractorId), [contractorId]);
  const kinds = FILE_KINDS_OF[projectId === null ? 'company' : 'project'];

  return (
    <KeptFiles
      id={projectId ?? 'company'}
      purpose={purpose}
      kinds={kinds.map((value) => ({ value, label: CONTRACTOR_FILE_KINDS[value] }))}
      accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
      hint="PDF, DOC, DOCX, JPG or PNG, 6 MB at most. Your company and our underwriters see them."
      removal="is deleted, unless an underwriter has opened it."
      mayEdit
      onAdd={async (file, chosen) => {
        const kind = kinds.find((known) => known === chosen) ?? 'other';

        return wordsOf(await addFile({ id: randomId(), contractorId, projectId, kind, file }));
      }}
      onOpen={async (id) => wordsOf(await openFile(id))}
      onRemove={async (id) => wordsOf(await removeFile(contractorId, id))}
    >
      {(list) => (
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

            return list(
              own.map(({ id, name, kind, size, addedAt }) => ({
                id,
                name,
                detail: `${CONTRACTOR_FILE_KINDS[kind]}, ${formatFileSize(size)}, ${formatDate(dayOf(addedAt))}`,
              })),
            );
          }}
        </LoadedView>
      )}
    </KeptFiles>
  );
}

function wordsOf(result: { ok: true } | { ok: false; code: ContractorFileFailure }) {
  return result.ok ? undefined : contractorFileWords(result.code);
}
