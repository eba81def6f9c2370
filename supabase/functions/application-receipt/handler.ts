import { receiptFileName } from '../../../src/domain/papers/file-names.ts';
import {
  receiptRequestSchema,
  type ReceiptRequest,
} from '../../../src/domain/papers/receipt-request.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { pdfAnswer } from '../_shared/file-answer.ts';
import { makeReceiptPaper } from '../_shared/papers/receipt-paper.ts';
import { hashQuoteKey, ownsQuote } from '../_shared/quote-ownership.ts';
import { findReceipt } from './find-receipt.ts';

/**
 * The receipt of a submitted application as a PDF for its owner: the signed-in customer, or the visitor whose browser
 * has the key of the quote. Other callers get 'not-found', so that they cannot tell whether the application exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'application-receipt',
      // Each file is one call.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: receiptRequestSchema,
      handle: (call) => giveReceipt(dependencies, call),
    },
    dependencies,
  );
}

async function giveReceipt(
  { database }: Dependencies,
  { body: { applicationId, quoteKey }, caller }: Call<ReceiptRequest>,
): Promise<Outcome<Response>> {
  const found = await findReceipt(database, applicationId.toLowerCase());
  const keyHash = quoteKey === undefined ? '' : await hashQuoteKey(quoteKey);
  if (found === undefined || !ownsQuote(found.owner, { userId: caller.userId, keyHash })) {
    return { ok: false, code: 'not-found' };
  }

  const { receipt } = found;
  const bytes = await makeReceiptPaper(receipt);

  return { ok: true, value: pdfAnswer(bytes, receiptFileName(receipt.applicationNumber)) };
}
