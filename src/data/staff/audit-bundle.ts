import { z } from 'zod';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

/**
 * Download a ZIP file with every piece of evidence of a bond. Its owner and staff may download it.
 */
export function fetchAuditBundle(db: Db, bondId: string): Promise<CallResult<Blob, 'not-found'>> {
  return callAsUser(db, (session) =>
    callFunction(session, 'audit-bundle', { bondId }, z.instanceof(Blob), ['not-found']),
  );
}
