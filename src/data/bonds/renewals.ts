import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import { bondTitle } from '~/domain/bonds/bond-title';
import { otherPayee } from '~/domain/bonds/payee';
import type { RenewalStatus } from '~/domain/renewals/renewal-window';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Rows } from './bonds';
import type { Db } from '../connection/db';
import { loadFailure } from '../connection/connection';
import type { LoadFailure } from './desk-overview';
import { toRenewals } from './renewal-rows';
import { withinTime } from '../connection/within-time';

/** A renewal date of one of the signed-in customer's bonds. */
export type DeskRenewal = {
  id: string;
  nextDue: IsoDate;
  /** Whether a renewal application was submitted. */
  isUnderWay: boolean;
  /** The submitted renewal application. `at` is ISO 8601, with a zone. */
  sent?: { status: ApplicationStatus; at: string };
  bondId: string;
  bondNumber: string;
  bondSlug: string;
  bondName: string;
  stateCode: string;
  amount: Cents;
  obligee: string;
};

/** Some rows of the list, and the total number of rows. */
export type RenewalPage = { renewals: DeskRenewal[]; total: number };

/**
 * A bond to renew, with the answers of its application. `answers` is undefined for a bond that is
 * older than this site.
 */
export type RenewedBond = {
  number: string;
  principal: string;
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

const RANGE_NOT_SATISFIABLE = 416;

/** Finished and lapsed renewals are not shown. */
const OPEN = ['upcoming', 'started'];

/**
 * Load some of a user's renewals that are due on `today` or later, earliest first. Empty past the
 * end of the list.
 */
export async function listDeskRenewals(
  db: Db,
  userId: string,
  today: IsoDate,
  { first, last }: Rows,
): Promise<Result<RenewalPage, LoadFailure>> {
  const { data, error, status, count } = await withinTime(
    db
      .from('renewals')
      .select(
        `id, next_due, status, applications (status, submitted_at),
       bonds!inner (id, number, bond_type_id, state_code, amount_cents, obligee, caption,
         bond_types (name))`,
        { count: 'exact' },
      )
      .eq('bonds.user_id', userId)
      .gte('next_due', today)
      .in('status', OPEN)
      .order('next_due')
      .order('id')
      .range(first, last),
  );
  if (status === RANGE_NOT_SATISFIABLE) return ok({ renewals: [], total: 0 });
  if (error) return fail(loadFailure(status));

  const renewals = data.map(({ id, next_due, status: renewalStatus, applications, bonds }) => ({
    id,
    nextDue: next_due,
    isUnderWay: renewalStatus === 'started',
    ...sentOf(applications),
    bondId: bonds.id,
    bondNumber: bonds.number,
    bondSlug: bonds.bond_type_id,
    bondName: bondTitle(bonds.bond_types.name, bonds.caption),
    stateCode: bonds.state_code,
    amount: bonds.amount_cents,
    obligee: bonds.obligee,
  }));

  return ok({ renewals, total: count ?? renewals.length });
}

function sentOf(
  application: { status: string; submitted_at: string | null } | null | undefined,
): Pick<DeskRenewal, 'sent'> {
  const status = APPLICATION_STATUSES.find((known) => known === application?.status);
  if (!status || !application?.submitted_at) return {};

  return { sent: { status, at: application.submitted_at } };
}

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
        `number, principal, status, bond_type_id, state_code, amount_cents, obligee, payee, effective_date,
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
