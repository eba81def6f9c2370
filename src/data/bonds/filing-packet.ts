import { z } from 'zod';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/** Download the filing packet of a bond: cover sheet, checklist and papers as one PDF. */
export function fetchFilingPacket(
  db: Db,
  bondId: string,
): Promise<CallResult<Blob, 'not-found' | 'not-available'>> {
  return callAsUser(db, (session) =>
    callFunction(session, 'filing-packet', { bondId }, z.instanceof(Blob), [
      'not-found',
      'not-available',
    ]),
  );
}
