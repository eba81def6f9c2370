import { withDb } from '~/data/connection/client';
import type { ConnectionFailure } from '~/data/connection/connection';
import {
  addMatterFile,
  getMatterFileUrl,
  listMatterFiles,
  type MatterFile,
  type MatterFileFailure,
  type NewMatterFile,
  removeMatterFile,
} from '~/data/firms/matter-files';
import { MAX_MATTER_FILE_BYTES } from '~/domain/matters/matter-file-kinds';
import { fail, type Result } from '~/domain/result';
import { openWaitingTab } from '~/platform/new-tab';
import { prepareFile, type PrepareFailure } from '~/platform/prepare-file';
import { createDeskView, type DeskView } from './desk-view';

/** The files of a matter. The key is the id of the matter. */
export const matterFilesView: DeskView<MatterFile[]> = createDeskView(
  (_userId, matterId) => withDb((db) => listMatterFiles(db, matterId)),
  'Failed to load the files',
);

/** Reasons that a file was not added, opened or removed. 'blocked': the browser allows no new tab. */
export type FileFailure = MatterFileFailure | PrepareFailure | ConnectionFailure | 'blocked';

/** Check a chosen file, remove the place from a photograph, and add it to the matter. */
export async function addFile(
  chosen: Omit<NewMatterFile, 'name' | 'file'> & { file: File },
): Promise<Result<undefined, FileFailure>> {
  const { name, size } = chosen.file;
  if (size > MAX_MATTER_FILE_BYTES) return fail('too-large');
  const prepared = await prepareFile(chosen.file);
  if (!prepared.ok) return prepared;

  const { file } = prepared.value;
  const result = await withDb((db) => addMatterFile(db, { ...chosen, name, file }));
  await matterFilesView.refresh(chosen.matterId);

  return result;
}

/** Open a file in a new tab. Call this in the handler of a click, because browsers block other new tabs. */
export async function openFile(fileId: string): Promise<Result<undefined, FileFailure>> {
  const tab = openWaitingTab();
  if (tab.isBlocked) return fail('blocked');

  const address = await withDb((db) => getMatterFileUrl(db, fileId));
  if (address.ok) tab.goTo(address.value);
  else tab.close();

  return address.ok ? { ok: true, value: undefined } : address;
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
