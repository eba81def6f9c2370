import { z } from 'zod';
import {
  paidTerms,
  type StoredTerm,
} from '../../../../src/domain/bond-requests/premium-estimates.ts';
import type { BondToChange } from '../../../../src/domain/bond-requests/read-change.ts';
import { amountLimitsFor, type AmountLimits } from '../../../../src/domain/bonds/bond-rules.ts';
import { companionOf } from '../../../../src/domain/bonds/companion.ts';
import { findBond as findRules } from '../bond-catalogue.ts';
import { bondRowSchema } from '../bond-row.ts';
import { DependencyError } from '../failures.ts';
import { centsColumnSchema } from '../quote-records.ts';
import type { ServiceClient } from '../service-client.ts';

const termSchema = z
  .object({
    starts_on: z.iso.date(),
    ends_on: z.iso.date().nullable(),
    premium_cents: centsColumnSchema,
  })
  .transform(({ starts_on: startsOn, ends_on: endsOn, premium_cents: premium }): StoredTerm => ({
    startsOn,
    endsOn,
    premium,
  }));

const rowSchema = bondRowSchema
  .pick({
    user_id: true,
    bond_type_id: true,
    state_code: true,
    principal: true,
    principals: true,
    amount_cents: true,
    effective_date: true,
    expiry_date: true,
    matter: true,
  })
  .extend({
    bond_terms: z.array(termSchema),
    renewals: z.array(z.object({ next_due: z.iso.date() })),
  })
  .transform((row) => ({
    ownerId: row.user_id,
    bondSlug: row.bond_type_id,
    stateCode: row.state_code,
    principal: row.principal,
    ...(row.principals !== null && { principals: row.principals }),
    amount: row.amount_cents,
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date ?? undefined,
    companion: companionOf(row.matter ?? {}),
    terms: paidTerms(
      row.bond_terms,
      row.renewals.map(({ next_due: dueOn }) => dueOn),
    ),
  }));

/** The data of a bond that a change depends on, with its owner and its paid terms. */
export type StoredBondToChange = z.output<typeof rowSchema> & BondToChange;

/** Find a bond of any owner. */
export async function findBondToChange(
  database: ServiceClient,
  id: string,
): Promise<StoredBondToChange | undefined> {
  const { data, error } = await database
    .from('bonds')
    .select(
      'user_id, bond_type_id, state_code, principal, principals, amount_cents, effective_date, expiry_date, matter, bond_terms (starts_on, ends_on, premium_cents), renewals (next_due)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : rowSchema.parse(data);
}

/** The limits of the bond's amount; undefined if we no longer write the bond in its state. */
export async function findAmountLimits(
  database: ServiceClient,
  { bondSlug, stateCode }: Pick<StoredBondToChange, 'bondSlug' | 'stateCode'>,
): Promise<AmountLimits | undefined> {
  const rules = await findRules(database, bondSlug, stateCode);

  return rules.ok ? amountLimitsFor(rules.value, stateCode) : undefined;
}
