import { withDb } from '~/data/connection/client';
import {
  addMatterFile,
  getMatterFileUrl,
  listMatterFiles,
  type MatterFile,
  type NewMatterFile,
  readMatterFile,
  removeMatterFile,
} from '~/data/firms/matter-files';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { type FileFailure, openInTab, readChosen, readStored } from './kept-files';

/** The files of a matter. The key is the id of the matter. */
export const matterFilesView: DeskView<MatterFile[]> = createDeskView(
  (_userId, matterId) => withDb((db) => listMatterFiles(db, matterId)),
  'Failed to load the files',
);

/** Check a chosen file, and add it to the matter. */
export async function addFile(
  chosen: Omit<NewMatterFile, 'name' | 'file'> & { file: File },
): Promise<Result<undefined, FileFailure>> {
  const read = await readChosen(chosen.file);
  if (!read.ok) return read;

  const result = await withDb((db) => addMatterFile(db, { ...chosen, ...read.value }));
  await matterFilesView.refresh(chosen.matterId);

  return result;
}

/** Open a file in a new tab. Call this in the handler of a click, because browsers block other new tabs. */
export function openFile(fileId: string): Promise<Result<undefined, FileFailure>> {
  return openInTab(() => withDb((db) => getMatterFileUrl(db, fileId)));
}

/** The file with its contents, to send it on. */
export function readFile(file: MatterFile): Promise<Result<File, FileFailure>> {
  return readStored(file, () => withDb((db) => readMatterFile(db, file.id)));
}

/** Remove a file for good. */
export async function removeFile(
  matterId: string,
  fileId: string,
): Promise<Result<undefined, FileFailure>> {
  const result = await withDb((db) => removeMatterFile(db, fileId));
  await matterFilesView.refresh(matterId);

  return result;
}
