import { withDb } from '~/data/connection/client';
import { type LoadedBoard, loadBoard } from '~/data/firms/board';
import {
  type AttorneyAccount,
  changeFirm,
  type FirmChange,
  type FirmFailure,
  loadAttorneyAccount,
} from '~/data/firms/firm';
import {
  changeMatter,
  type LoadedMatter,
  loadMatter,
  type MatterChange,
  type MatterFailure,
} from '~/data/firms/matters';
import { ok, type Result } from '~/domain/result';
import { now } from '~/platform/clock';
import { createDeskView, type DeskView } from './desk-view';
import { attachMatterQuotes } from './matter-quotes';

/** The key of a view that exists once. */
export const SINGLE_KEY = '';

/** The firm of the signed-in user, or the invitations to one. */
export const accountView: DeskView<AttorneyAccount> = createDeskView(
  (userId) => withDb((db) => loadAttorneyAccount(db, userId)),
  'Failed to load your firm',
);

/** The firm as it was loaded last. */
export function loadedFirm() {
  return accountView.at(SINGLE_KEY).get().value?.firm;
}

/** The matters of the firm. Quotes that were started from a matter in this browser are attached first. */
export const boardView: DeskView<LoadedBoard> = createDeskView(async () => {
  await attachMatterQuotes();

  return withDb((db) => loadBoard(db, now()));
}, 'Failed to load your matters');

/** One matter. The key is its id. `matter` is undefined when the user may not open it. */
export const matterView: DeskView<{ matter: LoadedMatter | undefined }> = createDeskView(
  async (_userId, id) => {
    const result = await withDb((db) => loadMatter(db, id));

    return result.ok ? ok({ matter: result.value }) : result;
  },
  'Failed to load the matter',
);

/** Change the firm, and load it again. */
export async function makeFirmChange(change: FirmChange): Promise<Result<undefined, FirmFailure>> {
  const result = await withDb((db) => changeFirm(db, change));
  await accountView.refresh(SINGLE_KEY);

  return result;
}

/** Change a matter, and load it and the board again. */
export async function makeMatterChange(
  change: MatterChange,
): Promise<Result<undefined, MatterFailure>> {
  const result = await withDb((db) => changeMatter(db, change));
  await Promise.all([matterView.refresh(change.args.of_matter), boardView.refresh(SINGLE_KEY)]);

  return result;
}
