import { randomUUID } from 'node:crypto';
import type { ActorDatabase } from './actor-database.ts';

/** The fields of a test's bond. The default is a notary's in Tennessee for $10,000. */
export type BondToStore = {
  userId?: string;
  applicationId?: string;
  status?: 'pending' | 'active' | 'expired' | 'cancelled';
  issuedAt?: string;
  hasFiles?: boolean;
};

/** The status before each status: no bond starts as expired or cancelled. */
const FIRST_STATUS = {
  pending: 'pending',
  active: 'active',
  expired: 'active',
  cancelled: 'active',
};

/** Store a bond as the functions do, and return its id. */
export async function storeBond(
  database: Pick<ActorDatabase, 'queryAs'>,
  bond: BondToStore = {},
): Promise<string> {
  const { status = 'active', hasFiles = false } = bond;
  const id = randomUUID();
  await database.queryAs(
    'service_role',
    `insert into public.bonds (
       id, application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
       issued_at, effective_date, expiry_date, pdf_url, poa_pdf_url, pdf_sha256, poa_pdf_sha256
     ) values (
       $1::uuid, $2, $3, 'notary', 'TN', 1000000, 15000, 'Marisol Okafor', 'State of Tennessee', $4,
       coalesce($5::timestamptz, now()), '2026-11-15', '2030-11-15',
       case when $6 then $1 || '/bond.pdf' end, case when $6 then $1 || '/power-of-attorney.pdf' end,
       case when $6 then repeat('a', 64) end, case when $6 then repeat('b', 64) end
     )`,
    [
      id,
      bond.applicationId ?? null,
      bond.userId ?? null,
      FIRST_STATUS[status],
      bond.issuedAt ?? null,
      hasFiles,
    ],
  );
  if (status !== FIRST_STATUS[status]) {
    await database.queryAs('service_role', 'update public.bonds set status = $2 where id = $1', [
      id,
      status,
    ]);
  }

  return id;
}

/** Add the second term of a bond, as a renewal does, without its certificate. */
export async function storeNextTerm(
  database: Pick<ActorDatabase, 'query'>,
  bondId: string,
): Promise<void> {
  await database.query(
    `insert into public.bond_terms (bond_id, number, starts_on, ends_on, premium_cents, principal, amount_cents)
     select id, 2, '2030-11-15', '2031-11-15', premium_cents, principal, amount_cents from public.bonds where id = $1`,
    [bondId],
  );
}
