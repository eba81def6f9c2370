import { randomUUID } from 'node:crypto';
import { addDays, addYears, type IsoDate } from '../../src/domain/dates.ts';

/** Runs a statement as the owner of the database. */
type Query = (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

/** A bond issued on an application. */
export type LicenseBond = { applicationId: string; bondId: string };

/**
 * Store a contractor's license bond of $25,000 in California for a customer, in force for two years since 18 months
 * before a day, at a premium of $730.
 */
export async function storeLicenseBond(
  query: Query,
  userId: string,
  today: IsoDate,
): Promise<LicenseBond> {
  const [applicationId, bondId] = [randomUUID(), randomUUID()];
  const from = addDays(today, -548);
  await query(
    `insert into public.applications (
       id, number, user_id, bond_slug, state_code, status, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, terms_version, terms_accepted_at, submitted_at
     )
     values (
       $1, private.next_application_number(), $2, 'contractor-license', 'CA', 'submitted', 2500000, 73000, 0, 0, 73000,
       'v1.1', now(), now()
     )`,
    [applicationId, userId],
  );
  await query(`update public.applications set status = 'issued' where id = $1`, [applicationId]);
  await query(
    `insert into public.application_events (application_id, actor, kind) values ($1, 'system', 'issued')`,
    [applicationId],
  );
  await query(
    `insert into public.bonds (
       id, application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
       effective_date, expiry_date
     )
     values (
       $1, $2, $3, 'contractor-license', 'CA', 2500000, 73000, 'Okafor Builders', 'Contractors State License Board',
       'active', $4, $5
     )`,
    [bondId, applicationId, userId, from, addYears(from, 2)],
  );
  await query('insert into public.renewals (bond_id, next_due) values ($1, $2)', [
    bondId,
    addYears(from, 2),
  ]);

  return { applicationId, bondId };
}

/** Submit an application that renews a bond, at the earlier price. */
export async function startRenewal(
  query: Query,
  { applicationId, bondId }: LicenseBond,
): Promise<void> {
  const renewalId = randomUUID();
  await query(
    `insert into public.applications (
       id, number, user_id, bond_slug, state_code, status, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, terms_version, terms_accepted_at, submitted_at
     )
     select
       $1, private.next_application_number(), user_id, bond_slug, state_code, 'submitted', penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, terms_version, now(), now()
     from public.applications
     where id = $2`,
    [renewalId, applicationId],
  );
  await query(
    `update public.renewals set status = 'started', application_id = $2 where bond_id = $1`,
    [bondId, renewalId],
  );
}
