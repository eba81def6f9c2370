import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { RIDER_KINDS, type RiderKind } from '../../../../src/domain/bond-requests/request-kinds.ts';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { todayIn } from '../../../../src/domain/dates.ts';
import type { RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
import type { RiderChange } from '../../../../src/domain/papers/rider-change.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { AGENCY_TIME_ZONE } from '../business-day.ts';
import { DependencyError } from '../failures.ts';
import { centsColumnSchema } from '../quote-records.ts';

const COLUMNS = `
  bond_id, number, kind, principal_before, principal, amount_before_cents, amount_cents, address_before, address,
  power_rider, effective_on,
  bonds (number, bond_type_id, state_code, obligee, issued_at, effective_date, verify_token, bond_types (name))
`;

/** It was read when it was asked for. */
const addressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: z.enum(STATE_CODES),
  zipCode: z.string(),
});

const rowSchema = z.object({
  bond_id: z.uuid(),
  number: z.int(),
  kind: z.enum(RIDER_KINDS),
  principal_before: z.string(),
  principal: z.string(),
  amount_before_cents: centsColumnSchema,
  amount_cents: centsColumnSchema,
  address_before: addressSchema.nullable(),
  address: addressSchema.nullable(),
  power_rider: z.int().nullable(),
  effective_on: z.iso.date(),
  bonds: z.object({
    number: z.string(),
    bond_type_id: z.enum(BOND_SLUGS),
    state_code: z.enum(STATE_CODES),
    obligee: z.string(),
    issued_at: z.coerce.date(),
    effective_date: z.iso.date(),
    verify_token: z.string(),
    bond_types: z.object({ name: z.string() }),
  }),
});

type RiderRow = z.output<typeof rowSchema>;

/** A rider whose papers are not made, with all that they say. */
export type RiderToIssue = { bondId: string; facts: RiderBond };

/** Load riders without papers, the oldest first: those of one bond, or of all. `site`: where bonds are verified. */
export async function loadRidersToIssue(
  database: SupabaseClient,
  { bondId, site, most }: { bondId?: string | undefined; site: string; most: number },
): Promise<RiderToIssue[]> {
  const waiting = database.from('bond_riders').select(COLUMNS).is('pdf_url', null);
  const { data, error } = await (bondId === undefined ? waiting : waiting.eq('bond_id', bondId))
    .order('issued_at')
    .limit(most);
  if (error) throw new DependencyError('database', error.code);

  return z
    .array(rowSchema)
    .parse(data)
    .map((row) => ({ bondId: row.bond_id, facts: factsOf(row, site) }));
}

function factsOf({ bonds: bond, ...rider }: RiderRow, site: string): RiderBond {
  return {
    number: bond.number,
    bondType: bond.bond_type_id,
    bondName: bond.bond_types.name,
    stateCode: bond.state_code,
    principal: rider.principal_before,
    obligee: bond.obligee,
    amount: rider.amount_cents,
    issuedOn: rider.effective_on,
    effectiveDate: bond.effective_date,
    rider: {
      number: rider.number,
      bondIssuedOn: todayIn(AGENCY_TIME_ZONE, bond.issued_at),
      change: CHANGES[rider.kind](rider),
    },
    powerRider: rider.power_rider ?? undefined,
    verifyUrl: `${site}/verify/${bond.verify_token}`,
  };
}

const CHANGES: Record<RiderKind, (rider: Omit<RiderRow, 'bonds'>) => RiderChange> = {
  'name-change': ({ principal_before: from, principal: to }) => ({ kind: 'name-change', from, to }),
  'address-change': ({ address_before: from, address: to }) => {
    if (to === null) throw new Error('[issuing] A rider changes the address to none');

    return { kind: 'address-change', from: from ?? undefined, to };
  },
  'amount-change': ({ amount_before_cents: from, amount_cents: to }) => ({
    ...{ kind: 'amount-change', from, to },
  }),
};
