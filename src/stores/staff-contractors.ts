import { withDb } from '~/data/connection/client';
import { listAccounts, loadDeskOf, type ListedAccount } from '~/data/contractors/contractor-desk';
import { callDesk, type DeskAnswer, type DeskFunction } from '~/data/contractors/desk-calls';
import type { Database } from '~/data/database.types';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import type { DeskFailure } from '~/domain/contractors/desk-failures';
import type { Result } from '~/domain/result';
import { createDeskView, type DeskView } from './desk-view';
import { SINGLE_KEY } from './underwriting';

/** The accounts of contractors for staff. */
export const accountsView: DeskView<ListedAccount[]> = createDeskView(
  () => withDb(listAccounts),
  'Failed to load the contractors',
);

/** One account, by its id. */
export const accountView: DeskView<{ desk: ContractorDesk | undefined }> = createDeskView(
  async (_userId, id) => {
    const result = await withDb((db) => loadDeskOf(db, id));

    return result.ok ? { ok: true, value: { desk: result.value } } : result;
  },
  'Failed to load the contractor',
);

/** Decide about an account. The account and the list reload, whatever the outcome. */
export async function decideOnAccount<Name extends DeskFunction>(
  of: string,
  name: Name,
  given: Database['public']['Functions'][Name]['Args'],
): Promise<Result<DeskAnswer, DeskFailure>> {
  const result = await withDb((db) => callDesk(db, name, given));
  await Promise.all([accountView.refresh(of), accountsView.refresh(SINGLE_KEY)]);

  return result;
}
