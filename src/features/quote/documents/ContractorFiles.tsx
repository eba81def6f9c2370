import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { DocumentType } from '~/domain/bonds/bond-types';
import { CONTRACTOR_FILE_KINDS } from '~/domain/contractors/contractor-file-kinds';
import { contractorFileWords } from '~/domain/contractors/contractor-file-words';
import { filesToSend } from '~/domain/contractors/files-to-send';
import { formatDate } from '~/domain/dates';
import { formatFileSize } from '~/domain/formats/file-size';
import type { QuoteProject } from '~/domain/quote/selection';
import { dayOf } from '~/platform/clock';
import { contractorFilesView, readFile } from '~/stores/contractor-files';
import { followView } from '~/stores/desk-view';
import { FilesToUse, type FilesToUseProps } from './FilesToUse';

type Props = FilesToUseProps & { project: QuoteProject; type: DocumentType };

/** The files of the Contractor Desk that fit one type of document: the company's statements, the project's contract. */
export function ContractorFiles({
  project: { contractorId, projectId },
  type,
  ...use
}: Props): ReactNode {
  const view = useStore(contractorFilesView.at(contractorId));
  useEffect(() => followView(contractorFilesView, contractorId), [contractorId]);

  return (
    <FilesToUse
      {...use}
      title="Files of your desk"
      view={view}
      files={filesToSend(view.value ?? [], type, projectId).map((file) => ({
        id: file.id,
        name: file.name,
        detail: `${CONTRACTOR_FILE_KINDS[file.kind]}, ${formatFileSize(file.size)}, ${formatDate(dayOf(file.addedAt))}`,
        read: () => readFile(file),
      }))}
      onRetry={() => void contractorFilesView.refresh(contractorId)}
      failureWords={contractorFileWords}
    />
  );
}
