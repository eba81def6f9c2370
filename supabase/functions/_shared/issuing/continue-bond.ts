import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { nextTerm } from '../../../../src/domain/renewals/next-term.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { unprintableOn } from '../papers/bond-words.ts';
import { signManifest } from '../proof/sign-manifest.ts';
import { storeWaitingPapersOf } from './store-waiting-papers.ts';
import { storedBondSchema, type StoredBond } from './stored-bond.ts';

const continuedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('issued'), bond: storedBondSchema }),
  z.object({
    outcome: z.enum([
      ...(['not-staff', 'own-application', 'second-approval-missing'] as const),
      ...(['not-found', 'not-open', 'payment-missing'] as const),
    ]),
  }),
]);

const renewalSchema = z.object({
  next_due: z.iso.date(),
  bonds: z.object({ effective_date: z.iso.date(), principal: z.string(), obligee: z.string() }),
});

/** A bond that an application renews, and the day its last term ends. */
export type RenewalToIssue = {
  effectiveDate: string;
  endsOn: string;
  principal: string;
  obligee: string;
};

/** What an application renews; undefined where it is for a bond of its own. */
export async function loadRenewalToIssue(
  database: SupabaseClient,
  applicationId: string,
): Promise<RenewalToIssue | undefined> {
  const { data, error } = await database
    .from('renewals')
    .select('next_due, bonds (effective_date, principal, obligee)')
    .eq('application_id', applicationId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return undefined;

  const { next_due: endsOn, bonds } = renewalSchema.parse(data);
  const { effective_date: effectiveDate, principal, obligee } = bonds;

  return { endsOn, effectiveDate, principal, obligee };
}

type Approved = {
  applicationId: string;
  /** Whether an earlier call continued the bond already. */
  isIssued: boolean;
  renewal: RenewalToIssue;
  termYears: number;
  paymentReference: string | undefined;
  /** As the application names the principal. */
  principal: string;
};

/**
 * Continue the bond that an approved application renews: capture its payment, add the term and move the bond's end in
 * one transaction, then make the certificate and sign what the bond says now. Every step can be repeated, as those of
 * `issueBond`. A certificate that cannot be made now is made later.
 */
export async function continueBond(
  dependencies: Pick<
    Dependencies,
    'database' | 'gateway' | 'allowedOrigins' | 'signingKey' | 'now' | 'log'
  >,
  { applicationId, isIssued, renewal, termYears, paymentReference, principal }: Approved,
  staffId?: string,
): Promise<Outcome<StoredBond>> {
  const { database, gateway } = dependencies;
  if (!isIssued && unprintableOn(renewal).length > 0) {
    return { ok: false, code: 'renewal-not-printable' };
  }

  const { data, error } = await database.rpc('continue_bond', {
    issue: {
      application_id: applicationId,
      staff_id: staffId ?? null,
      principal,
      ends_on: nextTerm(renewal, termYears).endsOn,
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const continued = continuedSchema.parse(data);
  if (continued.outcome !== 'issued') return { ok: false, code: continued.outcome };
  if (paymentReference !== undefined) await gateway.capture(paymentReference);

  const { bond } = continued;
  await storeWaitingPapersOf(dependencies, bond.id);
  await signManifest(dependencies, bond.id);

  return { ok: true, value: bond };
}
