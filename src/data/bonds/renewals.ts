import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import { bondTitle } from '~/domain/bonds/bond-title';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Rows } from './bonds';
import type { Db } from '../connection/db';
import { loadFailure } from '../connection/connection';
import type { LoadFailure } from './desk-overview';
import { withinTime } from '../connection/within-time';

/** A renewal date of one of the signed-in customer's bonds. */
export type DeskRenewal = {
  id: string;
  nextDue: IsoDate;
  /** The day that the bond ends. Absent for a bond without an end. */
  expiryDate?: IsoDate;
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
         expiry_date, bond_types (name))`,
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
    ...(bonds.expiry_date !== null && { expiryDate: bonds.expiry_date }),
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
