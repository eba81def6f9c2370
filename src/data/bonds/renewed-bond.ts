import { otherPayee } from '~/domain/bonds/payee';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import type { RenewalStatus } from '~/domain/renewals/renewal-window';
import { fail, ok, type Result } from '~/domain/result';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';
import type { LoadFailure } from './desk-overview';
import { toRenewals } from './renewal-rows';

/**
 * A bond to renew, with the answers of its application. `answers` is undefined for a bond that is
 * older than this site.
 */
export type RenewedBond = {
  number: string;
  /** The principals in one line, and each of them. Null: an older bond, which has one. */
  principal: string;
  principals: readonly string[] | null;
  status: string;
  renewals: { nextDue: IsoDate; status: RenewalStatus }[];
  bondSlug: string;
  stateCode: string;
  amount: Cents;
  obligee: string;
  /** Whom the paper names, unless it is the obligee. */
  payee?: string;
  effectiveDate: IsoDate;
  expiryDate: IsoDate | undefined;
  /** The last day of the term, when the papers name it instead of the first day without coverage. */
  lastDay: IsoDate | undefined;
  answers: unknown;
  /** Whether a law firm applied for it in one of its matters, and the customer may open the matter. */
  isForClient: boolean;
};

/** Find the bond to renew. Undefined when it does not exist or belongs to another user. */
export async function findRenewedBond(
  db: Db,
  userId: string,
  bondId: string,
): Promise<Result<RenewedBond | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('bonds')
      .select(
        `number, principal, principals, status, bond_type_id, state_code, amount_cents, obligee, payee, effective_date,
       expiry_date, last_day, renewals (next_due, status), applications!bonds_application_id_fkey (answers, matters (id))`,
      )
      .eq('user_id', userId)
      .eq('id', bondId),
  );
  if (error) return fail(loadFailure(status));

  const [row] = data;

  return ok(
    row && {
      number: row.number,
      principal: row.principal,
      principals: row.principals,
      status: row.status,
      renewals: toRenewals(row.renewals),
      bondSlug: row.bond_type_id,
      stateCode: row.state_code,
      amount: row.amount_cents,
      obligee: row.obligee,
      ...otherPayee(row),
      effectiveDate: row.effective_date,
      expiryDate: row.expiry_date ?? undefined,
      lastDay: row.last_day ?? undefined,
      answers: row.applications?.answers,
      isForClient: Boolean(row.applications?.matters),
    },
  );
}
