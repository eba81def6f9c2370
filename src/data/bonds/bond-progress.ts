import { type BondProgressAnswer, bondProgressSchema } from '~/domain/issuing/bond-progress';
import type { ReceiptRequest } from '~/domain/papers/receipt-request';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** Fetch how far the bond of a submitted application is. A visitor shows the key of the quote. */
export function fetchBondProgress(
  db: Db,
  request: ReceiptRequest,
): Promise<CallResult<BondProgressAnswer>> {
  return callFunction(db, 'bond-progress', request, bondProgressSchema);
}
