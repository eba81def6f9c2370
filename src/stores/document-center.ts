import { type BondPage, listBondsWithFiles } from '~/data/bonds/bonds';
import { withDb } from '~/data/connection/client';
import { readPageKey, rowsOfPage } from '~/domain/dashboard/pages';
import { fail, ok } from '~/domain/result';
import { today } from '~/platform/clock';
import { createDeskView, type DeskView } from './desk-view';

/** The message when the documents did not load. */
export const DOCUMENTS_NOT_LOADED = 'Failed to load documents';

/**
 * One page of the bonds that have documents, all or those that a search finds. The key comes from `pageKey`. A page
 * past the end is empty.
 */
export const documentCenterView: DeskView<BondPage> = createDeskView(async (userId, key) => {
  const { page, search } = readPageKey(key);
  const wanted = { today: today(), rows: rowsOfPage(page), search };
  const result = await withDb((db) => listBondsWithFiles(db, userId, wanted));
  if (result.ok) return result;

  const { code } = result;

  return code === 'no-such-rows' ? ok({ bonds: [], total: 0 }) : fail(code);
}, DOCUMENTS_NOT_LOADED);
