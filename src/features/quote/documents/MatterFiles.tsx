import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { formatDate } from '~/domain/dates';
import { formatFileSize } from '~/domain/formats/file-size';
import { MATTER_FILE_KINDS } from '~/domain/matters/matter-file-kinds';
import { matterFileWords } from '~/domain/matters/matter-file-words';
import { dayOf } from '~/platform/clock';
import { followView } from '~/stores/desk-view';
import { matterFilesView, readFile } from '~/stores/matter-files';
import { DocumentsAsked } from './DocumentsAsked';
import { FilesToUse, type FilesToUseProps } from './FilesToUse';

/**
 * The files of the matter that the quote came from, so that an attorney need not look for the court's order again, and what
 * an underwriter asked for.
 */
export function MatterFiles({
  matterId,
  ...use
}: FilesToUseProps & { matterId: string }): ReactNode {
  const view = useStore(matterFilesView.at(matterId));
  useEffect(() => followView(matterFilesView, matterId), [matterId]);

  return (
    <>
      <DocumentsAsked matterId={matterId} />
      <FilesToUse
        {...use}
        title="Files of your matter"
        view={view}
        files={(view.value ?? []).map((file) => ({
          id: file.id,
          name: file.name,
          detail: `${MATTER_FILE_KINDS[file.kind]}, ${formatFileSize(file.size)}, ${formatDate(dayOf(file.addedAt))}`,
          read: () => readFile(file),
        }))}
        onRetry={() => void matterFilesView.refresh(matterId)}
        failureWords={matterFileWords}
      />
    </>
  );
}
