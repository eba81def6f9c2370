import { z } from 'zod';
import { businessDay } from '../../../src/domain/business-day.ts';
import type { RaiseAnswer } from '../../../src/domain/client-payment/raised-price.ts';
import { acceptOffer } from '../_shared/accept-offer.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { releasePayments } from '../_shared/release-payments.ts';

const declinedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('withdrawn'), voided_references: z.array(z.string()) }),
  z.object({ outcome: z.enum(['not-found', 'not-open', 'session-ended', 'payment-mismatch']) }),
]);

/**
 * Accept or decline a raised price for the client of a session, with the steps of a customer who accepts or withdraws.
 * The database refuses another offer or amount than the client saw.
 */
export async function answerRaise(
  dependencies: Dependencies,
  functionName: string,
  { sessionHash, answer }: { sessionHash: string; answer: RaiseAnswer },
): Promise<Outcome<unknown>> {
  const { database, now } = dependencies;
  const take = async (step: 'begin' | 'accept' | 'decline', more: object = {}) => {
    const { data, error } = await database.rpc('answer_raised_price', {
      call: {
        step,
        session_hash: sessionHash,
        offer_id: answer.offerId,
        amount_cents: answer.shownTotal,
        today: businessDay(now()),
        ...more,
      },
    });
    if (error) throw new DependencyError('database', error.code);

    return data;
  };

  if (answer.isAccepted) {
    return acceptOffer(dependencies, functionName, {
      begin: () => take('begin'),
      store: (authorization) => take('accept', authorization),
    });
  }

  const declined = declinedSchema.parse(await take('decline'));
  if (declined.outcome !== 'withdrawn') return { ok: false, code: declined.outcome };

  await releasePayments(dependencies, functionName, declined.voided_references);
  return { ok: true, value: undefined };
}
