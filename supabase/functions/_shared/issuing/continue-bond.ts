import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { todayIn } from '../../../../src/domain/dates.ts';
import type { ContinuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { nextTerm } from '../../../../src/domain/renewals/next-term.ts';
import { AGENCY_TIME_ZONE } from '../business-day.ts';
import type { Dependencies } from '../dependencies.ts';
import { DependencyError, type Outcome } from '../failures.ts';
import { centsColumnSchema } from '../quote-records.ts';
import { makeContinuationPaper } from '../papers/continuation-paper.ts';
import { unprintableOn } from '../papers/bond-words.ts';
import { signManifest } from '../proof/sign-manifest.ts';
import { keepFile } from './store-papers.ts';
import { storedBondSchema, type StoredBond } from './stored-bond.ts';

/** A term as `public.continue_bond` returns it. */
const termSchema = z
  .object({
    number: z.int(),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    issued_at: z.coerce.date(),
    principal: z.string(),
    amount_cents: centsColumnSchema,
    power_rider: z.int().nullable(),
    certificate_url: z.string().nullable(),
  })
  .transform((row) => ({
    number: row.number,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    signedOn: todayIn(AGENCY_TIME_ZONE, row.issued_at),
    principal: row.principal,
    amount: row.amount_cents,
    powerRider: row.power_rider ?? undefined,
    hasCertificate: row.certificate_url !== null,
  }));

const continuedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('issued'), bond: storedBondSchema, term: termSchema }),
  z.object({ outcome: z.enum(['not-staff', 'not-found', 'not-open', 'payment-missing']) }),
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
  renewal: RenewalToIssue;
  termYears: number;
  paymentReference: string | undefined;
  bondName: string;
  /** As the application names the principal. */
  principal: string;
};

/**
 * Continue the bond that an approved application renews: capture its payment, add the term and move the bond's end in
 * one transaction, then make the certificate and sign what the bond says now. Every step can be repeated, as those of
 * `issueBond`.
 */
export async function continueBond(
  dependencies: Pick<
    Dependencies,
    'database' | 'gateway' | 'allowedOrigins' | 'signingKey' | 'now' | 'log'
  >,
  { applicationId, renewal, termYears, paymentReference, bondName, principal }: Approved,
  staffId?: string,
): Promise<Outcome<StoredBond>> {
  const { database, gateway, allowedOrigins } = dependencies;
  if (unprintableOn(renewal).length > 0) return { ok: false, code: 'not-printable' };

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

  const { bond, term } = continued;
  if (!term.hasCertificate) {
    const { id: _id, status: _status, hasPapers: _hasPapers, verifyToken, ...said } = bond;
    const { startsOn: from, endsOn: to } = term;
    await storeCertificate(database, bond.id, term.number, {
      ...said,
      bondName,
      principal: term.principal,
      amount: term.amount,
      powerRider: term.powerRider,
      issuedOn: term.signedOn,
      // A repetition after the next renewal still makes the paper of this term.
      ...(said.expiryDate !== undefined && { expiryDate: to }),
      continuation: { from, to },
      verifyUrl: `${allowedOrigins[0] ?? ''}/verify/${verifyToken}`,
    });
  }
  await signManifest(dependencies, bond.id);

  return { ok: true, value: bond };
}

async function storeCertificate(
  database: SupabaseClient,
  bondId: string,
  termNumber: number,
  facts: ContinuedBond,
): Promise<void> {
  const path = `${bondId}/continuation-${termNumber}.pdf`;
  const sha256 = await keepFile(database, path, await makeContinuationPaper(facts));
  const { error } = await database.rpc('store_continuation', {
    ...{ of_bond: bondId, term_number: termNumber, sha256 },
  });
  if (error) throw new DependencyError('database', error.code);
}
