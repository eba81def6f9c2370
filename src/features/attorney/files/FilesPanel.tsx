import { formatDate } from '~/domain/dates';
import { UPLOAD_EXTENSIONS } from '~/domain/documents/file-kinds';
import { formatFileSize } from '~/domain/formats/file-size';
import { isMember } from '~/domain/matters/is-member';
import { MATTER_FILE_KINDS } from '~/domain/matters/matter-file-kinds';
import { matterFileWords } from '~/domain/matters/matter-file-words';
import { dayOf } from '~/platform/clock';
import { randomId } from '~/platform/random';
import type { FileFailure } from '~/stores/kept-files';
import { addFile, matterFilesView, openFile, removeFile } from '~/stores/matter-files';
import { Card } from '~/ui/Card';
import { KeptFiles } from '~/ui/KeptFiles';
import { LoadedView } from '~/ui/LoadedView';
import { LOAD_FAILURES } from '../messages';
import { useView } from '../use-view';

type Props = { matterId: string; mayEdit: boolean };

const KIND_OPTIONS = Object.entries(MATTER_FILE_KINDS).map(([value, label]) => ({ value, label }));

/** The files of a matter: open them, add and remove them. Only members who may open the matter see them. */
export function FilesPanel({ matterId, mayEdit }: Props) {
  const view = useView(matterFilesView, matterId);

  return (
    <Card title="Files">
      <KeptFiles
        id="matter"
        purpose="this matter"
        kinds={KIND_OPTIONS}
        accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        hint="PDF, DOC, DOCX, JPG or PNG, 6 MB at most. Only your firm sees them."
        removal="is deleted for everyone at your firm."
        mayEdit={mayEdit}
        onAdd={async (file, chosen) => {
          const kind = isMember(MATTER_FILE_KINDS, chosen) ? chosen : 'other';

          return wordsOf(await addFile({ id: randomId(), matterId, kind, file }));
        }}
        onOpen={async (id) => wordsOf(await openFile(id))}
        onRemove={async (id) => wordsOf(await removeFile(matterId, id))}
      >
        {(list) => (
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
                list(
                  files.map(({ id, name, kind, size, addedAt }) => ({
                    id,
                    name,
                    detail: `${MATTER_FILE_KINDS[kind]}, ${formatFileSize(size)}, ${formatDate(dayOf(addedAt))}`,
                  })),
                )
              )
            }
          </LoadedView>
        )}
      </KeptFiles>
    </Card>
  );
}

function wordsOf(result: { ok: true } | { ok: false; code: FileFailure }) {
  return result.ok ? undefined : matterFileWords(result.code);
}
