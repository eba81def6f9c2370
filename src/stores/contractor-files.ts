import { withDb } from '~/data/connection/client';
import {
  addContractorFile,
  type ContractorFile,
  getContractorFileUrl,
  listContractorFiles,
  type NewContractorFile,
  readContractorFile,
  removeContractorFile,
} from '~/data/contractors/contractor-files';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { type FileFailure, openInTab, readChosen, readStored } from './kept-files';

/** Reasons that a file was not added, opened or removed. 'opened': an underwriter has opened it. */
export type ContractorFileFailure = FileFailure | 'opened';

/** The files of a contractor, the newest first. The key is the id of the contractor. */
export const contractorFilesView: DeskView<ContractorFile[]> = createDeskView(
  (_userId, contractorId) => withDb((db) => listContractorFiles(db, contractorId)),
  'Failed to load the files',
);

/** Check a chosen file, and add it to the account. */
export async function addFile(
  chosen: Omit<NewContractorFile, 'name' | 'file'> & { file: File },
): Promise<Result<undefined, ContractorFileFailure>> {
  const read = await readChosen(chosen.file);
  if (!read.ok) return read;

  const result = await withDb((db) => addContractorFile(db, { ...chosen, ...read.value }));
  await contractorFilesView.refresh(chosen.contractorId);

  return result;
}

/** Open a file in a new tab. Call this in the handler of a click, because browsers block other new tabs. */
export function openFile(fileId: string): Promise<Result<undefined, ContractorFileFailure>> {
  return openInTab(() => withDb((db) => getContractorFileUrl(db, fileId)));
}

/** The file with its contents, to send it on. */
export function readFile(file: ContractorFile): Promise<Result<File, ContractorFileFailure>> {
  return readStored(file, () => withDb((db) => readContractorFile(db, file.id)));
}

/** Remove a file for good. */
export async function removeFile(
  contractorId: string,
  fileId: string,
): Promise<Result<undefined, ContractorFileFailure>> {
  const result = await withDb((db) => removeContractorFile(db, fileId));
  await contractorFilesView.refresh(contractorId);

  return result;
}
