import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { PaidTerm } from '../../../../src/domain/bond-requests/premium-estimates.ts';
import type { BondToChange } from '../../../../src/domain/bond-requests/read-change.ts';
import { amountLimitsFor, type AmountLimits } from '../../../../src/domain/bonds/bond-rules.ts';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { findBond as findRules } from '../bond-catalogue.ts';
import { DependencyError } from '../failures.ts';
import { centsColumnSchema } from '../quote-records.ts';

const termSchema = z
  .object({
    starts_on: z.iso.date(),
    ends_on: z.iso.date().nullable(),
    premium_cents: centsColumnSchema,
  })
  .transform(({ starts_on: from, ends_on: to, premium_cents: premium }): PaidTerm[] =>
    to === null ? [] : [{ from, to, premium }],
  );

const bondRowSchema = z
  .object({
    user_id: z.uuid().nullable(),
    bond_type_id: z.enum(BOND_SLUGS),
    state_code: z.enum(STATE_CODES),
    principal: z.string(),
    amount_cents: centsColumnSchema,
    effective_date: z.iso.date(),
    expiry_date: z.iso.date().nullable(),
    bond_terms: z.array(termSchema),
  })
  .transform((row) => ({
    ownerId: row.user_id,
    bondSlug: row.bond_type_id,
    stateCode: row.state_code,
    principal: row.principal,
    amount: row.amount_cents,
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date ?? undefined,
    terms: row.bond_terms.flat(),
  }));

/** A bond as far as a change depends on it, with its owner and the terms that are paid. */
export type StoredBondToChange = z.output<typeof bondRowSchema> & BondToChange;

/** Find a bond, whosever it is. */
export async function findBondToChange(
  database: SupabaseClient,
  id: string,
): Promise<StoredBondToChange | undefined> {
  const { data, error } = await database
    .from('bonds')
    .select(
      'user_id, bond_type_id, state_code, principal, amount_cents, effective_date, expiry_date, bond_terms (starts_on, ends_on, premium_cents)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : bondRowSchema.parse(data);
}

/** The amounts a bond may have; undefined where we do not write it in its state any more. */
export async function findAmountLimits(
  database: SupabaseClient,
  { bondSlug, stateCode }: Pick<StoredBondToChange, 'bondSlug' | 'stateCode'>,
): Promise<AmountLimits | undefined> {
  const rules = await findRules(database, bondSlug, stateCode);

  return rules.ok ? amountLimitsFor(rules.value, stateCode) : undefined;
}
