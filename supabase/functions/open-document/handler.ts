import {
  documentOpeningSchema,
  type DocumentOpening,
  type DocumentOpeningAnswer,
} from '../../../src/domain/documents/document-opening.ts';
import {
  SIGNED_URL_SECONDS,
  STAFF_SIGNED_URL_SECONDS,
} from '../../../src/domain/documents/document-path.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import type { Outcome } from '../_shared/failures.ts';
import { checkStaff } from '../_shared/staff.ts';
import { findDocument, recordOpening, signDocument } from './stored-document.ts';

/**
 * Sign a URL for a customer's document. The customer can always open it. Staff can open it only after the opening is
 * recorded, and only if the document is checked, not infected, and part of a submitted application. Other callers get
 * 'not-found', so that they cannot tell whether the document exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'open-document',
      // Each opened file is one call. All underwriters of an office may share an address.
      limit: { allowed: 600, windowSeconds: 600 },
      schema: documentOpeningSchema,
      handle: (call) => openDocument(dependencies, call),
    },
    dependencies,
  );
}

async function openDocument(
  { database }: Dependencies,
  { body: { documentId }, caller }: Call<DocumentOpening>,
): Promise<Outcome<DocumentOpeningAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const document = await findDocument(database, documentId);
  if (!document) return { ok: false, code: 'not-found' };

  const isOwner = document.ownerId === caller.userId;
  if (!isOwner) {
    const staff = await checkStaff(database, caller);
    if (!staff.ok) return { ok: false, code: 'not-found' };

    const opening = await recordOpening(database, documentId, staff.value);
    if (opening === 'not-staff') return { ok: false, code: 'not-found' };
    if (opening !== 'recorded') return { ok: false, code: opening };
  }

  const seconds = isOwner ? SIGNED_URL_SECONDS : STAFF_SIGNED_URL_SECONDS;
  const url = await signDocument(database, document, seconds);

  return url === undefined ? { ok: false, code: 'not-available' } : { ok: true, value: { url } };
}
