import {
  savePartCallSchema,
  type SavePartCall,
} from '../../../src/domain/signing/signing-calls.ts';
import type { SigningPart } from '../../../src/domain/signing/signing-part.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { findOwnPart } from '../_shared/signing/read-part-row.ts';
import { toChange } from './to-change.ts';

/**
 * Save one step of a signer and answer with the whole part. Without a change it only reads. A repeated call saves the
 * same. Secret numbers are sealed and never answered.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'save-signing-part',
      // Each step is one call, or more on a weak network. A family or a firm shares an address.
      limit: { allowed: 300, windowSeconds: 600 },
      schema: savePartCallSchema,
      needsFactor: false,
      handle: ({ body }) => savePart(dependencies, body),
    },
    dependencies,
  );
}

async function savePart(
  dependencies: Dependencies,
  body: SavePartCall,
): Promise<Outcome<SigningPart>> {
  const { database, keyring, now } = dependencies;
  const own = await findOwnPart(database, body.session);
  if (own === undefined) return { ok: false, code: 'session-ended' };

  const change = await toChange(own, body, { keyring, now: now() });
  if (!change.ok) return change;
  if (change.value === undefined) return { ok: true, value: own.part };
  if (own.part.signedAt !== null) return { ok: false, code: 'already-signed' };
  if (own.part.declinedAt !== null) return { ok: false, code: 'declined' };

  const { data, error } = await database.rpc('save_signing_part', {
    session_hash: own.sessionHash,
    change: change.value,
  });
  if (error) throw new DependencyError('database', error.code);

  const saved = data ? await findOwnPart(database, body.session) : undefined;

  return saved ? { ok: true, value: saved.part } : { ok: false, code: 'session-ended' };
}
