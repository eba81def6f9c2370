import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { DESK_COLUMNS, type DeskRow, readDesk } from './read-desk';

type LoadResult<Value> = Result<Value, 'load-failed' | ConnectionFailure>;

const TIMEOUT_MS = 15_000;

/** Maximum number of accounts on the page of underwriters, the latest changed first. */
const MAX_ACCOUNTS = 200;

/** Load the account of the user's contractor in one query. Undefined when the user has none. */
export async function loadOwnDesk(
  db: Db,
  userId: string,
): Promise<LoadResult<ContractorDesk | undefined>> {
  const { data, error, status } = await db
    .from('contractors')
    .select(`${DESK_COLUMNS}, contractor_members!inner (user_id)`)
    .eq('contractor_members.user_id', userId)
    .is('contractor_members.left_at', null)
    .limit(1)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<DeskRow[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data[0] && readDesk(data[0]));
}

/** Load one account for staff. Undefined when it does not exist. */
export async function loadDeskOf(
  db: Db,
  id: string,
): Promise<LoadResult<ContractorDesk | undefined>> {
  const { data, error, status } = await db
    .from('contractors')
    .select(DESK_COLUMNS)
    .eq('id', id)
    .limit(1)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<DeskRow[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data[0] && readDesk(data[0]));
}

/** An account in the list of underwriters, with what waits for one. */
export type ListedAccount = {
  id: string;
  legalName: string;
  hasLine: boolean;
  waitingGrants: number;
  waitingBids: number;
};

type ListedRow = {
  id: string;
  legal_name: string;
  line_grants: { approved_at: string | null; superseded_by: string | null }[];
  project_bids: { outcome: string; needs_underwriter: boolean }[];
};

/** Load the accounts for staff, those with something that waits first. Empty when the caller is not staff. */
export async function listAccounts(db: Db): Promise<LoadResult<ListedAccount[]>> {
  const { data, error, status } = await db
    .from('contractors')
    .select(
      'id, legal_name, line_grants (approved_at, superseded_by), project_bids (outcome, needs_underwriter)',
    )
    .order('updated_at', { ascending: false })
    .limit(MAX_ACCOUNTS)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false)
    .overrideTypes<ListedRow[], { merge: false }>();
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data.map(toListed).sort((one, other) => waitingIn(other) - waitingIn(one)));
}

function toListed({
  id,
  legal_name: legalName,
  line_grants: grants,
  project_bids: bids,
}: ListedRow): ListedAccount {
  const current = grants.filter(({ superseded_by }) => superseded_by === null);

  return {
    id,
    legalName,
    hasLine: current.some(({ approved_at }) => approved_at !== null),
    waitingGrants: current.filter(({ approved_at }) => approved_at === null).length,
    waitingBids: bids.filter((bid) => bid.outcome === 'stopped' || bid.needs_underwriter).length,
  };
}

function waitingIn({ hasLine, waitingBids, waitingGrants }: ListedAccount): number {
  return waitingBids + waitingGrants + (hasLine ? 0 : 1);
}
