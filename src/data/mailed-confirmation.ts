import { z } from 'zod';
import type { ReceiptRequest } from '~/domain/papers/receipt-request';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

const queuedSchema = z.object({ queued: z.literal(true) });

/** Have the mail about a submitted application sent once more, to its own address. A visitor shows the key of the quote. */
export function mailConfirmation(
  db: Db,
  request: ReceiptRequest,
): Promise<CallResult<{ queued: true }>> {
  return callFunction(db, 'mail-confirmation', request, queuedSchema);
}
