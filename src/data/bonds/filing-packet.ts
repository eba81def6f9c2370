import { z } from 'zod';
import type { PacketRequest } from '~/domain/bonds/bond-file-request';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallResult } from '../connection/call-function';
import type { Db } from '../connection/db';

type PacketFailure = 'not-found' | 'not-available';

/** Download the filing packet of a bond: cover sheet, checklist and papers as one PDF. */
export function fetchFilingPacket(
  db: Db,
  bondId: string,
): Promise<CallResult<Blob, PacketFailure>> {
  return callAsUser(db, (session) => requestPacket(session, { bondId }));
}

/**
 * Ask for the packet of a bond as the user of `db`: the bond's owner, or its buyer with the key
 * of the quote.
 */
export function requestPacket(
  db: Db,
  request: PacketRequest,
): Promise<CallResult<Blob, PacketFailure>> {
  return callFunction(db, 'filing-packet', request, z.instanceof(Blob), [
    'not-found',
    'not-available',
  ]);
}
