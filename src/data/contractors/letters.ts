import { z } from 'zod';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** Download a letter of bondability as a PDF. */
export function fetchLetter(
  db: Db,
  letterId: string,
): Promise<CallResult<Blob, 'not-found' | 'not-available'>> {
  const own = ['not-found', 'not-available'] as const;

  return callFunction(db, 'bondability-letter', { letterId }, z.instanceof(Blob), own);
}
