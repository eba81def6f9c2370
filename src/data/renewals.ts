import type { RenewalStatus } from '~/domain/bonds/renewal-status';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Rows } from './bonds';
import type { Db } from './client';
import { connectionFailure } from './connection';
import type { LoadFailure } from './desk-overview';
import { toRenewals } from './renewal-rows';

/** A day on which a bond of the signed-in customer is due. */
export type DeskRenewal = {
  id: string;
  nextDue: IsoDate;
  /** An application to renew it was sent. */
  isUnderWay: boolean;
  bondId: string;
  bondNumber: string;
  bondSlug: string;
  bondName: string;
  stateCode: string;
  amount: Cents;
  obligee: string;
};

/** Some rows of the list, and how many there are in all. */
export type RenewalPage = { renewals: DeskRenewal[]; total: number };

/** A bond that is renewed, with the answers it was issued on; empty where it was written before this site. */
export type RenewedBond = {
  number: string;
  principal: string;
  status: string;
  renewals: { nextDue: IsoDate; status: RenewalStatus }[];
  bondSlug: string;
  stateCode: string;
  amount: Cents;
  obligee: string;
  effectiveDate: IsoDate;
  expiryDate: IsoDate | undefined;
  answers: unknown;
};

const TIMEOUT_MS = 10_000;
const RANGE_NOT_SATISFIABLE = 416;

/** A renewal that was bought or let go is not asked for any more. */
const OPEN = ['upcoming', 'started'];

/** Rows of the renewals of a user that are due on `today` or later, soonest first; none past the end of the list. */
export async function listDeskRenewals(
  db: Db,
  userId: string,
  today: IsoDate,
  { first, last }: Rows,
): Promise<Result<RenewalPage, LoadFailure>> {
  const { data, error, status, count } = await db
    .from('renewals')
    .select(
      `id, next_due, status,
       bonds!inner (id, number, bond_type_id, state_code, amount_cents, obligee, bond_types (name))`,
      { count: 'exact' },
    )
    .eq('bonds.user_id', userId)
    .gte('next_due', today)
    .in('status', OPEN)
    .order('next_due')
    .order('id')
    .range(first, last)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the page has a Retry button, and an answer soon beats one in silence
  if (status === RANGE_NOT_SATISFIABLE) return ok({ renewals: [], total: 0 });
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  const renewals = data.map(({ id, next_due, status: renewalStatus, bonds }) => ({
    id,
    nextDue: next_due,
    isUnderWay: renewalStatus === 'started',
    bondId: bonds.id,
    bondNumber: bonds.number,
    bondSlug: bonds.bond_type_id,
    bondName: bonds.bond_types.name,
    stateCode: bonds.state_code,
    amount: bonds.amount_cents,
    obligee: bonds.obligee,
  }));

  return ok({ renewals, total: count ?? renewals.length });
}

/** The bond that a renewal goes on from; undefined where it is not there or somebody else's. */
export async function findRenewedBond(
  db: Db,
  userId: string,
  bondId: string,
): Promise<Result<RenewedBond | undefined, LoadFailure>> {
  const { data, error, status } = await db
    .from('bonds')
    .select(
      `number, principal, status, bond_type_id, state_code, amount_cents, obligee, effective_date, expiry_date,
       renewals (next_due, status), applications!bonds_application_id_fkey (answers)`,
    )
    .eq('user_id', userId)
    .eq('id', bondId)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

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
      effectiveDate: row.effective_date,
      expiryDate: row.expiry_date ?? undefined,
      answers: row.applications?.answers,
    },
  );
}
