import { z } from 'zod';
import type { MailedAnswer } from '../../../src/domain/papers/mailed-answer.ts';
import {
  receiptRequestSchema,
  type ReceiptRequest,
} from '../../../src/domain/papers/receipt-request.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { findOwnSubmission } from '../_shared/own-submission.ts';

const answerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['queued', 'not-found', 'rate-limited']) }),
  z.object({ outcome: z.literal('on-its-way'), seconds_left: z.int().nonnegative() }),
]);

/**
 * Queue the mail about the present status of a submitted application again, for its owner: the signed-in customer, or
 * the visitor whose browser has the key of the quote. The mail goes only to the application's address, at most a few
 * times a day. If a copy is on its way or left within the last minute, nothing is queued, and the answer says so.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'mail-confirmation',
      limit: { allowed: 30, windowSeconds: 600 },
      schema: receiptRequestSchema,
      handle: (call) => mailConfirmation(dependencies, call),
    },
    dependencies,
  );
}

async function mailConfirmation(
  dependencies: Dependencies,
  { body, caller }: Call<ReceiptRequest>,
): Promise<Outcome<MailedAnswer>> {
  const submission = await findOwnSubmission(dependencies, body, caller);
  if (submission === undefined) return { ok: false, code: 'not-found' };

  const { data, error } = await dependencies.database.rpc('mail_confirmation', {
    of_application: submission.id,
  });
  if (error) throw new DependencyError('database', error.code);

  const answer = answerSchema.parse(data);
  if (answer.outcome === 'queued') return { ok: true, value: { queued: true } };
  if (answer.outcome === 'on-its-way')
    return { ok: true, value: { queued: false, secondsLeft: answer.seconds_left } };

  return { ok: false, code: answer.outcome };
}
