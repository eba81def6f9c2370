import type { Actor, ActorDatabase } from './actor-database.ts';
import { approveRequest, askForChange, type HeldBond } from './bond-requests.ts';

/** The day of the approval, and of the rider. */
export const RIDER_DAY = '2026-11-22';

type Rider = {
  staff: { userId: string };
  /** Whether its papers are made. */
  hasPapers?: boolean;
  number?: number;
};

/** Change the amount of a bond above the limit of its power of attorney, and store the papers of the rider. */
export async function addRider(
  database: ActorDatabase,
  bond: HeldBond,
  { staff, hasPapers = true, number = 1 }: Rider,
): Promise<void> {
  const wanted = { kind: 'amount-change', new_amount_cents: 1_500_000 + number };
  const { id } = await askForChange(database, bond, wanted);
  await approveRequest(database, bond, { id, staff, today: RIDER_DAY });
  await database.query(
    `update public.bond_riders set issued_at = $3 where bond_id = $1 and number = $2`,
    [bond.bondId, number, `${RIDER_DAY}T12:00:00Z`],
  );
  if (!hasPapers) return;

  await database.queryAs('service_role', 'select public.store_rider_papers($1, $2, $3, $4)', [
    ...[bond.bondId, number, 'a'.repeat(64), 'b'.repeat(64)],
  ]);
}

/** Tick a step of a bond or rider. */
export async function tickRider(
  database: ActorDatabase,
  actor: Actor,
  { bond, step = 'rider', rider = 1 }: { bond: string; step?: string; rider?: number },
): Promise<unknown[]> {
  return database.queryAs(
    actor,
    'insert into public.bond_filing_steps (bond_id, step, rider) values ($1, $2, $3)',
    [bond, step, rider],
  );
}
