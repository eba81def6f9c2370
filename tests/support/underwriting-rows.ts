import { randomUUID } from 'node:crypto';
import type { Actor, ActorDatabase } from './actor-database.ts';
import { NOTARY_PRICE_COLUMNS } from './notary-price.ts';

/** The fields of an application. The default is a notary's in Tennessee, submitted today. */
export type WantedApplication = {
  state?: string;
  bond?: string;
  number?: string;
  /** The day of submission, in UTC. */
  at?: string;
  answers?: object;
};

let lastNumber = 100_000;

/** Store an application under review, without its payment and its history. */
export async function sendApplication(
  database: ActorDatabase,
  {
    state = 'TN',
    bond = 'notary',
    number,
    at = '2026-03-10',
    answers = {},
  }: WantedApplication = {},
): Promise<string> {
  const id = randomUUID();
  lastNumber += 1;
  await database.query(
    `insert into public.applications (
       id, number, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
       total_cents, review_reasons, terms_version, terms_accepted_at, submitted_at
     )
     values (
       $1, $2, $3, $4, 'submitted', $5::jsonb, 1000000, ${NOTARY_PRICE_COLUMNS}, '{never-instant}', 'v1.1',
       $6::timestamptz, $6::timestamptz
     )`,
    [id, number ?? `APP-${lastNumber}`, bond, state, JSON.stringify(answers), `${at}T00:00:00Z`],
  );
  await database.query(`update public.applications set status = 'under_review' where id = $1`, [
    id,
  ]);

  return id;
}

/** Assign applications to a staff member, or unassign them, as an actor. Returns the changed ones. */
export async function assign(
  database: ActorDatabase,
  actor: Actor,
  wanted: object[],
  to: string | null,
): Promise<unknown> {
  const [row] = await database.queryAs(
    actor,
    'select public.assign_applications($1::jsonb, $2) as given',
    [JSON.stringify(wanted), to],
  );

  return row?.['given'];
}
