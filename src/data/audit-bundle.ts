import { z } from 'zod';
import { callAsUser } from './call-as-user';
import { callFunction, type CallResult } from './call-function';
import type { Db } from './client';

/** Fetch all that proves a bond as one ZIP file: for its owner and the staff. */
export function fetchAuditBundle(db: Db, bondId: string): Promise<CallResult<Blob, 'not-found'>> {
  return callAsUser(db, (session) =>
    callFunction(session, 'audit-bundle', { bondId }, z.instanceof(Blob), ['not-found']),
  );
}
