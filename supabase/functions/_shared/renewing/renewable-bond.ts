import { z } from 'zod';
import { COMPANION_KEY } from '../../../../src/domain/bonds/companion-words.ts';
import { endsAtAward, type BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import {
  findRenewalState,
  RENEWAL_STATUSES,
  renewalRefusal,
} from '../../../../src/domain/renewals/renewal-window.ts';
import type { IsoDate } from '../../../../src/domain/dates.ts';
import { boundBusiness } from '../../../../src/domain/renewals/bound-business.ts';
import { commissionDays } from '../../../../src/domain/renewals/kept-commission.ts';
import type { KeptTerms } from '../../../../src/domain/renewals/kept-terms.ts';
import type { StateCode } from '../../../../src/domain/us-states.ts';
import { bondRowSchema } from '../bond-row.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import type { ServiceClient } from '../service-client.ts';

const rowSchema = bondRowSchema
  .pick({
    id: true,
    number: true,
    bond_type_id: true,
    state_code: true,
    amount_cents: true,
    principal: true,
    principals: true,
    obligee: true,
    status: true,
    expiry_date: true,
    matter: true,
  })
  .extend({
    renewals: z.array(
      z.object({
        next_due: z.iso.date(),
        status: z.enum(RENEWAL_STATUSES),
        application_id: z.uuid().nullable(),
      }),
    ),
    applications: z.object({ answers: z.unknown() }).nullable(),
  });

/** A quote's claim to renew a bond, with the day of the claim. */
export type RenewalClaim = {
  bondId: string;
  quoteId: string;
  userId: string | undefined;
  selection: { bondType: BondSlug; stateCode: StateCode };
  today: IsoDate;
};

/**
 * Load the terms that a renewal of the caller's bond must keep. Refuses a kind of bond that is never renewed, another
 * customer's bond, a bond that does not fit the quote, and a bond that cannot be renewed now. `submit_renewal` checks again under a lock.
 */
export async function loadKeptTerms(
  database: ServiceClient,
  { bondId, quoteId, userId, selection, today }: RenewalClaim,
): Promise<Outcome<KeptTerms>> {
  if (userId === undefined || endsAtAward(selection.bondType))
    return { ok: false, code: 'not-renewable' };

  const { data, error } = await database
    .from('bonds')
    .select(
      `id, number, bond_type_id, state_code, amount_cents, principal, principals, obligee, status, expiry_date, matter,
      renewals (next_due, status, application_id), applications!bonds_application_id_fkey (answers)`,
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

  const renewalState = findRenewalState(
    {
      status: bond.status,
      expiryDate: bond.expiry_date ?? undefined,
      renewals: bond.renewals.map(({ next_due, status, application_id }) => ({
        nextDue: next_due,
        // A repeated submission: the renewal that this quote itself started must not block it. The check under the lock
        // returns the same answer again.
        status: application_id === quoteId ? 'upcoming' : status,
      })),
    },
    today,
  );
  if (renewalState.name !== 'open') {
    return { ok: false, code: renewalRefusal(renewalState) };
  }

  return {
    ok: true,
    value: {
      bondId: bond.id,
      bondNumber: bond.number,
      amount: bond.amount_cents,
      principal: bond.principal,
      ...boundBusiness({ ...bond, slug: bond.bond_type_id, answers: bond.applications?.answers }),
      obligee: bond.obligee,
      startsOn: renewalState.startsOn,
      companion: bond.matter?.[COMPANION_KEY],
      ...commissionDays(bond.matter),
    },
  };
}
