import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { Decision } from '../../../src/domain/quote/decision.ts';
import { withoutSecrets } from '../../../src/domain/quote/never-stored.ts';
import type { Price } from '../../../src/domain/quote/pricing.ts';
import type { SubmissionReceipt } from '../../../src/domain/quote/submission.ts';
import { RENEWAL_WINDOW_DAYS } from '../../../src/domain/renewals/renewal-window.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { QuoteClaim } from '../_shared/quote-ownership.ts';
import { receiptRowSchema } from './receipt.ts';
import type { SecretRow } from './seal-identity.ts';

/** All that one transaction writes. The answers may still hold secrets: they are taken out here. */
export type Submission = {
  quoteId: string;
  claim: QuoteClaim;
  bondType: BondSlug;
  stateCode: StateCode;
  answers: ApplicationAnswers;
  secrets: SecretRow[];
  price: Price;
  decision: Decision;
  paymentId: string;
  /** The bond that it renews, and the day on which that is asked. */
  renewal?: { bondId: string; today: IsoDate };
};

const storedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('submitted'), receipt: receiptRowSchema }),
  z.object({
    outcome: z.enum([
      ...(['not-your-quote', 'payment-missing', 'payment-mismatch'] as const),
      ...(['already-renewed', 'not-renewable'] as const),
    ]),
  }),
]);

/** Write the application whole or not at all. Of submissions that race, the first is stored and all get its receipt. */
export async function storeApplication(
  database: SupabaseClient,
  { quoteId, claim, answers, price, decision, renewal, ...rest }: Submission,
): Promise<Outcome<SubmissionReceipt>> {
  const submission = {
    quote_id: quoteId,
    user_id: claim.userId ?? null,
    quote_key_hash: claim.keyHash,
    payment_id: rest.paymentId,
    bond_slug: rest.bondType,
    state_code: rest.stateCode,
    answers: withoutSecrets(answers),
    secrets: rest.secrets,
    penal_sum_cents: answers.bondDetails.amount,
    premium_cents: price.premium,
    fees_cents: price.fees,
    taxes_cents: price.taxes,
    total_cents: price.total,
    status: decision.status,
    review_reasons: decision.reasons,
  };

  const { data, error } = await (renewal === undefined
    ? database.rpc('submit_application', { submission })
    : database.rpc('submit_renewal', {
        ...{ submission, renews: renewal.bondId, today: renewal.today },
        window_days: RENEWAL_WINDOW_DAYS,
      }));
  if (error) throw new DependencyError('database', error.code);

  const stored = storedSchema.parse(data);
  return stored.outcome === 'submitted'
    ? { ok: true, value: stored.receipt }
    : { ok: false, code: stored.outcome };
}
