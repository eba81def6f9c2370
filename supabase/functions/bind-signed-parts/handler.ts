import { z } from 'zod';
import {
  type NumberBase,
  type NumberKind,
  numberKind,
  toHolder,
} from '../../../src/domain/quote/draft-numbers.ts';
import {
  type BindPartsCall,
  bindPartsCallSchema,
  type BoundParts,
  boundPartsSchema,
} from '../../../src/domain/signing/bind-parts.ts';
import { SECRET_FIELDS } from '../../../src/domain/signing/part-fields.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { draftContext, type OwnDraft } from '../_shared/draft-numbers.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { openSecret, sealSecret, type Keyring, type SealedSecret } from '../_shared/seal.ts';

const signersSchema = z.array(
  z.object({
    principal: z.int().positive(),
    linkId: z.uuid(),
    subject: z.uuid(),
    name: z.string(),
    numbers: z.array(
      z
        .object({
          kind: z.enum(SECRET_FIELDS),
          sealed: z.string(),
          nonce: z.string(),
          key_id: z.string(),
        })
        .transform(({ key_id: keyId, ...number }) => ({ ...number, keyId })),
    ),
  }),
);

type Signer = z.output<typeof signersSchema>[number];

/** A number of a signer, sealed for the draft. */
type Copied = { kind: NumberKind; holder: string; linkId: string; sealed: SealedSecret };

/**
 * Bind the parts that the people of a matter signed by link to the caller's draft. Their numbers are sealed again for the
 * draft, so that the attorney can use them without ever seeing one. Only parts whose signature counts are bound, and what
 * was bound before is replaced. A caller who may not change the matter, or does not have the draft, gets `not-found`.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'bind-signed-parts',
      // Each visit of a quote that an attorney started from a matter is one call. A law firm shares an address.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: bindPartsCallSchema,
      handle: (call) => bindParts(dependencies, call),
    },
    dependencies,
  );
}

async function bindParts(
  { database, keyring }: Dependencies,
  { body, caller }: Call<BindPartsCall>,
): Promise<Outcome<BoundParts>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  // Use the database's spelling, because the id of the quote is sealed with the numbers.
  const draft: OwnDraft = { quoteId: body.quoteId.toLowerCase(), userId: caller.userId };
  const call = {
    claims: claimsOf(caller),
    quote_id: draft.quoteId,
    matter_id: body.matterId.toLowerCase(),
  };
  const found = await database.rpc('signed_numbers', { call });
  if (found.error) throw new DependencyError('database', found.error.code);
  if (found.data === null) return { ok: false, code: 'not-found' };

  const signers = signersSchema.parse(found.data);
  const copied = (await Promise.all(signers.map((one) => copyOf(keyring, draft, one)))).flat();
  const bound = await database.rpc('bind_signed_parts', {
    call: {
      ...call,
      parts: signers.map(({ principal, linkId }) => ({ principal, link_id: linkId })),
      numbers: copied.map(({ kind, linkId, sealed: { keyId, ...sealed } }) => ({
        kind,
        link_id: linkId,
        ...sealed,
        key_id: keyId,
      })),
    },
  });
  if (bound.error) throw new DependencyError('database', bound.error.code);
  if (bound.data === null) return { ok: false, code: 'not-found' };

  // A signature that was voided meanwhile is not bound.
  const parts = boundPartsSchema.shape.parts.parse(bound.data);
  const isBound = ({ principal }: Signer) => parts.some((part) => part.principal === principal);
  const links = signers.filter(isBound).map(({ linkId }) => linkId);
  const numbers = copied
    .filter(({ linkId }) => links.includes(linkId))
    .map(({ kind, holder }) => ({ kind, holder }));

  return { ok: true, value: { parts, numbers } };
}

/** The numbers of a signer, sealed for the draft and the signer's place in it. */
function copyOf(
  keyring: Keyring,
  draft: OwnDraft,
  { principal, linkId, subject, name, numbers }: Signer,
): Promise<Copied[]> {
  const holder = toHolder(name);

  return Promise.all(
    numbers.map(async ({ kind: base, ...number }) => {
      const text = await openSecret(keyring, number, { applicationId: subject, kind: base });
      const kind = numberKind(base satisfies NumberBase, principal - 1);
      const sealed = await sealSecret(keyring, text, draftContext(draft, { kind, holder }));

      return { kind, holder, linkId, sealed };
    }),
  );
}
