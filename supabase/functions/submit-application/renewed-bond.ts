import { z } from 'zod';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { SubmissionRequest } from '../../../src/domain/quote/submission.ts';
import type { KeptTerms } from '../../../src/domain/renewals/kept-terms.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError, type Outcome, type Refusal } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import { loadKeptTerms } from '../_shared/renewing/renewable-bond.ts';
import { nullable } from '../_shared/service-client.ts';

type Needs = Pick<Dependencies, 'database' | 'gateway' | 'log'>;

/** A quote, and the proof of its owner. */
type OwnQuote = { quoteId: string; claim: QuoteClaim };

const referencesSchema = z.array(z.string());

/** Load the terms that a renewal must keep; undefined if the submission renews no bond. */
export async function loadRenewal(
  dependencies: Needs,
  { today, ...quote }: OwnQuote & { today: IsoDate },
  { renews, selection }: SubmissionRequest,
): Promise<Outcome<KeptTerms | undefined>> {
  if (renews === undefined) return { ok: true, value: undefined };

  const { quoteId, claim } = quote;
  const kept = await loadKeptTerms(dependencies.database, {
    bondId: renews,
    quoteId,
    userId: claim.userId,
    selection,
    today,
  });

  return kept.ok ? kept : refuseRenewal(dependencies, quote, kept);
}

/**
 * Pass on a refusal. If the bond cannot be renewed any more, release the authorized payments, so that nobody pays for
 * it.
 */
export async function refuseRenewal(
  dependencies: Needs,
  { quoteId, claim }: OwnQuote,
  refusal: Refusal,
): Promise<Refusal> {
  if (refusal.code !== 'already-renewed' && refusal.code !== 'not-renewable') return refusal;

  const { data, error } = await dependencies.database.rpc('void_quote_payments', {
    of_quote: quoteId,
    caller: nullable(claim.userId),
    key_hash: claim.keyHash,
  });
  if (error) throw new DependencyError('database', error.code);
  await releasePayments(dependencies, 'submit-application', referencesSchema.parse(data));

  return refusal;
}
