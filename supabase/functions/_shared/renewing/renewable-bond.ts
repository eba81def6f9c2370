import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { BOND_SLUGS, type BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import { RENEWAL_STATUSES } from '../../../../src/domain/bonds/renewal-status.ts';
import type { IsoDate } from '../../../../src/domain/dates.ts';
import type { KeptTerms } from '../../../../src/domain/renewals/kept-terms.ts';
import { renewalRefusal, renewalStanding } from '../../../../src/domain/renewals/renewal-window.ts';
import { STATE_CODES, type StateCode } from '../../../../src/domain/us-states.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { centsColumnSchema } from '../quote-records.ts';

const rowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  bond_type_id: z.enum(BOND_SLUGS),
  state_code: z.enum(STATE_CODES),
  amount_cents: centsColumnSchema,
  principal: z.string(),
  obligee: z.string(),
  status: z.string(),
  expiry_date: z.iso.date().nullable(),
  renewals: z.array(
    z.object({
      next_due: z.iso.date(),
      status: z.enum(RENEWAL_STATUSES),
      application_id: z.uuid().nullable(),
    }),
  ),
});

/** A quote that says it renews a bond, and on which day. */
export type RenewalClaim = {
  bondId: string;
  quoteId: string;
  userId: string | undefined;
  selection: { bondType: BondSlug; stateCode: StateCode };
  today: IsoDate;
};

/**
 * What a quote has to keep to that renews a bond of the caller. Refused where the bond is somebody else's or another
 * one than the quote is for, and where it has no next term now. `submit_renewal` decides again under the lock.
 */
export async function loadKeptTerms(
  database: SupabaseClient,
  { bondId, quoteId, userId, selection, today }: RenewalClaim,
): Promise<Outcome<KeptTerms>> {
  if (userId === undefined) return { ok: false, code: 'not-renewable' };

  const { data, error } = await database
    .from('bonds')
    .select(
      'id, number, bond_type_id, state_code, amount_cents, principal, obligee, status, expiry_date, renewals (next_due, status, application_id)',
    )
    .eq('id', bondId)
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return { ok: false, code: 'not-renewable' };

  const bond = rowSchema.parse(data);
  const isSameBond =
    bond.bond_type_id === selection.bondType && bond.state_code === selection.stateCode;
  if (!isSameBond) return { ok: false, code: 'not-renewable' };

  const standing = renewalStanding(
    {
      status: bond.status,
      expiryDate: bond.expiry_date ?? undefined,
      renewals: bond.renewals.map(({ next_due, status, application_id }) => ({
        nextDue: next_due,
        // Sent twice: what the quote itself began keeps it from nothing, and the lock gives the same answer again.
        status: application_id === quoteId ? 'upcoming' : status,
      })),
    },
    today,
  );
  if (standing.name !== 'open') {
    return { ok: false, code: renewalRefusal(standing) };
  }

  return {
    ok: true,
    value: {
      bondId: bond.id,
      bondNumber: bond.number,
      amount: bond.amount_cents,
      principal: bond.principal,
      obligee: bond.obligee,
      startsOn: standing.startsOn,
    },
  };
}
