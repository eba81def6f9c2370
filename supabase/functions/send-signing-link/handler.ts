import { z } from 'zod';
import {
  sendLinkCallSchema,
  type SendLinkCall,
} from '../../../src/domain/signing/signing-calls.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { sealMailSecret } from '../_shared/mail/mail-secret.ts';
import { hashQuoteKey } from '../_shared/quote-ownership.ts';
import { currentAttestation } from '../_shared/signing/documents.ts';
import { makeLinkToken } from '../_shared/signing/tokens.ts';

const outcomeSchema = z.enum([
  'sent',
  'sent-before',
  'not-found',
  'no-address',
  'no-firm-indemnity',
  'already-signed',
  'too-many',
]);

/** Seconds until a person with ten links in a day may get another one. */
const AFTER_TEN_LINKS = 86_400;

/**
 * Send a link to a person of a matter that the caller may edit, or to an indemnitor. A new link replaces the older one.
 * The attorney may also show the new link as a QR code; the code that opens it still goes to the signer alone. A repeated
 * call sends nothing and shows nothing, because the token is stored nowhere.
 * The database stores the hash of the token; the mail waits with the token sealed.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'send-signing-link',
      // Each invitation is one call. A law firm shares an address.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: sendLinkCallSchema,
      handle: (call) => sendLink(dependencies, call),
    },
    dependencies,
  );
}

async function sendLink(
  { database, keyring }: Dependencies,
  { body, caller }: Call<SendLinkCall>,
): Promise<Outcome<{ sent: true; token?: string }>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const attestation = await currentAttestation(
    'personId' in body ? 'person-of-matter' : 'indemnitor',
  );
  if (body.attestation.hash !== attestation.hash) return { ok: false, code: 'text-changed' };

  const token = makeLinkToken();
  const { data, error } = await database.rpc('send_signing_link', {
    call: {
      claims: claimsOf(caller),
      link: { ...linkOf(body), attestation, token_hash: await hashQuoteKey(token) },
      secret: await sealMailSecret(keyring, token),
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const outcome = outcomeSchema.parse(data);
  if (outcome === 'sent-before') return { ok: true, value: { sent: true } };
  if (outcome === 'sent') {
    const isShown = 'personId' in body && body.isShown;
    return { ok: true, value: { sent: true, ...(isShown && { token }) } };
  }

  return outcome === 'too-many'
    ? { ok: false, code: 'rate-limited', headers: { 'retry-after': String(AFTER_TEN_LINKS) } }
    : { ok: false, code: outcome };
}

function linkOf(body: SendLinkCall) {
  return 'personId' in body
    ? {
        id: body.linkId,
        matter_person_id: body.personId,
        payer: body.payer,
        firm_indemnifies: body.firmIndemnifies,
      }
    : { id: body.linkId, indemnitor_id: body.indemnitorId, firm_indemnifies: false };
}
