import { z } from 'zod';
import type { StoredTerm } from '../../../src/domain/bonds/first-term.ts';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Decision } from '../../../src/domain/quote/decision.ts';
import { withoutSecrets } from '../../../src/domain/quote/never-stored.ts';
import type { StampedPrice } from '../../../src/domain/quote/owed-price.ts';
import type { SubmissionReceipt } from '../../../src/domain/quote/submission.ts';
import { RENEWAL_WINDOW_DAYS } from '../../../src/domain/renewals/reminders.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import { receiptRowSchema } from './receipt.ts';
import type { SecretRow } from './seal-identity.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import type { Json } from '../../../src/data/database.types.ts';

/** The data that one transaction writes. The answers may contain secrets; `storeApplication` removes them. */
export type Submission = {
  quoteId: string;
  claim: QuoteClaim;
  /** The verified claims of the caller, for the rules of access to the matter that the application rests on. */
  claims: Json;
  bondType: BondSlug;
  stateCode: StateCode;
  answers: ApplicationAnswers;
  /** The first term of a new bond. A renewal continues from the bond's last term. */
  term?: StoredTerm | undefined;
  secrets: SecretRow[];
  priced: StampedPrice;
  decision: Decision;
  /** The decision if the bonding line of a contractor covers the bond. The transaction finds out. */
  lineDecision?: Decision;
  paymentId: string;
  /** "Estate of Mary Smith, Charleston County", for the lists of customer and staff. */
  caption: string | undefined;
  /** The matter that the quote was started from. The transaction checks the caller's right to it. */
  matterId: string | undefined;
  /** The bond to renew, and the day of the submission. */
  renewal?: { bondId: string; today: IsoDate };
};

const storedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('submitted'), receipt: receiptRowSchema }),
  z.object({ outcome: z.literal('signature-voided') }),
  z.object({
    outcome: z.enum([
      'not-your-quote',
      'payment-missing',
      'payment-mismatch',
      'already-renewed',
      'not-renewable',
    ]),
  }),
]);

/**
 * Store the whole application or nothing. If several submissions of a quote race, the first is stored and all of them
 * get its receipt. 'signature-voided': a signature that the application rests on no longer counts.
 */
export async function storeApplication(
  database: ServiceClient,
  { quoteId, claim, answers, term, priced, decision, renewal, ...rest }: Submission,
): Promise<Outcome<SubmissionReceipt> | 'signature-voided'> {
  const submission = {
    quote_id: quoteId,
    user_id: claim.userId ?? null,
    quote_key_hash: claim.keyHash,
    claims: rest.claims,
    matter_id: rest.matterId ?? null,
    payment_id: rest.paymentId,
    bond_slug: rest.bondType,
    state_code: rest.stateCode,
    answers: { ...(withoutSecrets(answers) as Record<string, Json>), ...(term && { term }) },
    secrets: rest.secrets,
    penal_sum_cents: answers.bondDetails.amount,
    premium_cents: priced.price.premium,
    fees_cents: priced.price.fees,
    taxes_cents: priced.price.taxes,
    total_cents: priced.price.total,
    rate_plan: priced.plan.id,
    rate_plan_version: priced.plan.version,
    caption: rest.caption ?? null,
    status: decision.status,
    review_reasons: decision.reasons,
    line_decision: rest.lineDecision ?? null,
  };

  const { data, error } = await (renewal === undefined
    ? database.rpc('submit_application', { submission })
    : database.rpc('submit_renewal', {
        submission,
        renews: renewal.bondId,
        today: renewal.today,
        window_days: RENEWAL_WINDOW_DAYS,
      }));
  if (error) throw new DependencyError('database', error.code);

  const stored = storedSchema.parse(data);
  if (stored.outcome === 'signature-voided') return stored.outcome;

  return stored.outcome === 'submitted'
    ? { ok: true, value: stored.receipt }
    : { ok: false, code: stored.outcome };
}
