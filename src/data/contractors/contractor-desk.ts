import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';
import { DESK_COLUMNS, type DeskRow, readDesk } from './read-desk';

type LoadResult<Value> = Result<Value, 'load-failed' | ConnectionFailure>;

/** Load the account of the user's contractor in one query. Undefined when the user has none. */
export async function loadOwnDesk(
  db: Db,
  userId: string,
): Promise<LoadResult<ContractorDesk | undefined>> {
  const { data, error, status } = await withinTime(
    db
      .from('contractors')
      .select(`${DESK_COLUMNS}, contractor_members!inner (user_id)`)
      .eq('contractor_members.user_id', userId)
      .is('contractor_members.left_at', null)
      .limit(1),
    LONG_TIMEOUT_MS,
  ).overrideTypes<DeskRow[], { merge: false }>();
  if (error) return fail(loadFailure(status));

  return ok(data[0] && readDesk(data[0]));
}

/** Open one account for staff, which records that they read it, and load it. Undefined when it does not exist. */
export async function loadDeskOf(
  db: Db,
  id: string,
): Promise<LoadResult<ContractorDesk | undefined>> {
  const opened = await withinTime(
    db.rpc('open_contractor', { of_contractor: id }),
    LONG_TIMEOUT_MS,
  );
  if (opened.error) return fail(loadFailure(opened.status));
  if (opened.data === null) return ok(undefined);

  const { data, error, status } = await withinTime(
    db.from('contractors').select(DESK_COLUMNS).eq('id', id).limit(1),
    LONG_TIMEOUT_MS,
  ).overrideTypes<DeskRow[], { merge: false }>();
  if (error) return fail(loadFailure(status));

  return ok(data[0] && readDesk(data[0]));
}

/** An account in the list of underwriters, with what waits for one. */
export type ListedAccount = {
  id: string;
  legalName: string;
  hasLine: boolean;
  waitingGrants: number;
  waitingBids: number;
  /** How many of the newest statement and the newest schedule an underwriter has not read. */
  unreadFigures: number;
};

/** Load the accounts for staff, those with the most that waits first. Empty when the caller is not staff. */
export async function listAccounts(db: Db): Promise<LoadResult<ListedAccount[]>> {
  const { data, error, status } = await withinTime(db.rpc('contractor_queue'), LONG_TIMEOUT_MS);
  if (error) return fail(loadFailure(status));

  return ok(
    data.map((row) => ({
      id: row.id,
      legalName: row.legal_name,
      hasLine: row.has_line,
      waitingGrants: row.waiting_grants,
      waitingBids: row.waiting_bids,
      unreadFigures: row.unread_figures,
    })),
  );
}
