import { z } from 'zod';
import type { ReceiptRequest } from '../../../src/domain/papers/receipt-request.ts';
import type { Caller } from './caller.ts';
import type { Dependencies } from './dependencies.ts';
import { DependencyError } from './failures.ts';
import { hashQuoteKey, ownsQuote } from './quote-ownership.ts';

const rowSchema = z
  .object({
    id: z.uuid(),
    is_held: z.boolean(),
    user_id: z.uuid().nullable(),
    quote_key_hash: z.string().nullable(),
  })
  .transform((row) => ({
    owner: { userId: row.user_id, keyHash: row.quote_key_hash },
    submission: { id: row.id, isHeld: row.is_held },
  }));

/** A submitted application of the caller. */
export type OwnSubmission = z.output<typeof rowSchema>['submission'];

/**
 * Find a submitted application of its owner: the signed-in customer, or the visitor whose browser has the key of the
 * quote. Undefined if there is none, and for anyone else.
 */
export async function findOwnSubmission(
  { database }: Pick<Dependencies, 'database'>,
  { applicationId, quoteKey }: ReceiptRequest,
  caller: Caller,
): Promise<OwnSubmission | undefined> {
  const { data, error } = await database
    .from('applications')
    .select('id, is_held, user_id, quote_key_hash')
    .eq('id', applicationId.toLowerCase())
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return undefined;

  const { owner, submission } = rowSchema.parse(data);
  const keyHash = quoteKey === undefined ? '' : await hashQuoteKey(quoteKey);

  return ownsQuote(owner, { userId: caller.userId, keyHash }) ? submission : undefined;
}
