import { z } from 'zod';
import {
  receiptRequestSchema,
  type ReceiptRequest,
} from '../../../src/domain/papers/receipt-request.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { hashQuoteKey, ownsQuote } from '../_shared/quote-ownership.ts';

const ownerSchema = z
  .object({ user_id: z.uuid().nullable(), quote_key_hash: z.string().nullable() })
  .transform((row) => ({ userId: row.user_id, keyHash: row.quote_key_hash }));

const answerSchema = z.object({ outcome: z.enum(['queued', 'not-found', 'rate-limited']) });

/**
 * Queue the mail about a received application once more, for its owner: the signed-in customer, or the visitor whose
 * browser holds the key of the quote. It goes to the address of the application and to no other, a few times a day.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'mail-confirmation',
      schema: receiptRequestSchema,
      handle: (call) => mailConfirmation(dependencies, call),
    },
    dependencies,
  );
}

async function mailConfirmation(
  { database }: Dependencies,
  { body, caller }: Call<ReceiptRequest>,
): Promise<Outcome<{ queued: true }>> {
  const applicationId = body.applicationId.toLowerCase();
  const found = await database
    .from('applications')
    .select('user_id, quote_key_hash')
    .eq('id', applicationId)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (found.error) throw new DependencyError('database', found.error.code);

  const keyHash = body.quoteKey === undefined ? '' : await hashQuoteKey(body.quoteKey);
  const claim = { userId: caller.userId, keyHash };
  if (found.data === null || !ownsQuote(ownerSchema.parse(found.data), claim)) {
    return { ok: false, code: 'not-found' };
  }

  const { data, error } = await database.rpc('mail_confirmation', {
    of_application: applicationId,
  });
  if (error) throw new DependencyError('database', error.code);

  const { outcome } = answerSchema.parse(data);
  return outcome === 'queued'
    ? { ok: true, value: { queued: true } }
    : { ok: false, code: outcome };
}
