import { z } from 'zod';
import type { ReceiptRequest } from '~/domain/papers/receipt-request';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Download the receipt of a submitted application as a PDF. A visitor proves ownership with the key
 * of the quote.
 */
export function fetchReceipt(db: Db, request: ReceiptRequest): Promise<CallResult<Blob>> {
  return callFunction(db, 'application-receipt', request, z.instanceof(Blob));
}
