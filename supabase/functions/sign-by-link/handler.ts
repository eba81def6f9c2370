import { z } from 'zod';
import { businessDay } from '../../../src/domain/business-day.ts';
import { canonicalJson } from '../../../src/domain/proof/canonical-json.ts';
import { sha256Hex } from '../../../src/domain/proof/sha256.ts';
import { isSameName, SIGNING_INTENT } from '../../../src/domain/signing/consents.ts';
import { signCallSchema, type SignCall } from '../../../src/domain/signing/signing-calls.ts';
import {
  nextConsent,
  nextPartStep,
  type SigningPart,
} from '../../../src/domain/signing/signing-part.ts';
import { cleanPrintedLine } from '../../../src/domain/fields/clean-text.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { findOwnPart, type OwnPart } from '../_shared/signing/read-part-row.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { evidenceOf } from './evidence.ts';

const signedSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('signed'), signedAt: z.string() }),
  z.object({ outcome: z.enum(['session-ended', 'declined', 'changed']) }),
]);

const declinedSchema = z.enum(['declined', 'session-ended', 'signed']);

/** The end of a link: signed at this time of the server, or declined. */
type End = { signedAt: string } | { declined: true };

/**
 * Sign or decline. A link is signed once: a repeated call answers with the first signature. The copy for the signer is
 * queued in the transaction of the signature.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'sign-by-link',
      limit: { allowed: 60, windowSeconds: 600 },
      schema: signCallSchema,
      needsFactor: false,
      handle: (call) => endLink(dependencies, call),
    },
    dependencies,
  );
}

async function endLink(
  { database, now }: Dependencies,
  { body, headers }: Call<SignCall>,
): Promise<Outcome<End>> {
  const own = await findOwnPart(database, body.session);
  if (own === undefined) return { ok: false, code: 'session-ended' };
  if (body.decision === 'decline') return decline(database, own);
  if (own.part.signedAt !== null) return { ok: true, value: { signedAt: own.part.signedAt } };

  const { part } = own;
  const isWhole =
    nextPartStep(part, businessDay(now())) === undefined && nextConsent(part) === undefined;
  if (!isWhole) return { ok: false, code: 'incomplete' };

  const name = cleanPrintedLine(body.name);
  if (!isSameName(name, part.saved.legalName ?? '')) return { ok: false, code: 'wrong-name' };

  const { data, error } = await database.rpc('sign_by_link', {
    session_hash: own.sessionHash,
    signature: {
      name,
      intent: SIGNING_INTENT,
      answers: part.saved,
      consents: part.consents,
      documents: part.documents.map((document) => ({
        ...document,
        text: [...document.text],
        agreedAt: part.consents[document.id]?.at ?? '',
      })),
      content_hash: await hashContent(name, part),
      ...evidenceOf(headers),
    },
  });
  if (error) throw new DependencyError('database', error.code);

  const end = signedSchema.parse(data);

  return end.outcome === 'signed'
    ? { ok: true, value: { signedAt: end.signedAt } }
    : { ok: false, code: end.outcome };
}

/** The SHA-256 of what is signed. Texts count by their hashes. */
async function hashContent(name: string, part: SigningPart): Promise<string> {
  const content = canonicalJson({
    name,
    intent: SIGNING_INTENT,
    documents: part.documents.map(({ id, version, hash }) => ({ id, version, hash })),
    answers: part.saved,
    facts: { ...part.facts, ...part.corrections },
  });

  return sha256Hex(new TextEncoder().encode(content).buffer);
}

async function decline(database: ServiceClient, { sessionHash }: OwnPart): Promise<Outcome<End>> {
  const { data, error } = await database.rpc('decline_by_link', { session_hash: sessionHash });
  if (error) throw new DependencyError('database', error.code);

  const outcome = declinedSchema.parse(data);
  if (outcome === 'declined') return { ok: true, value: { declined: true } };

  return { ok: false, code: outcome === 'signed' ? 'already-signed' : outcome };
}
