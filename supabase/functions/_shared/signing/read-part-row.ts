import { z } from 'zod';
import { signerConsents } from '../../../../src/domain/signing/signer-consents.ts';
import { PART_FIELDS, SIGNER_ROLES } from '../../../../src/domain/signing/part-fields.ts';
import { SHARED_FACT_KEYS } from '../../../../src/domain/signing/shared-facts.ts';
import type { SigningPart } from '../../../../src/domain/signing/signing-part.ts';
import { CONSENTS } from '../../../../src/domain/signing/consents.ts';
import { DependencyError } from '../failures.ts';
import { hashQuoteKey } from '../quote-ownership.ts';
import type { ServiceClient } from '../service-client.ts';

type PartFieldKey = keyof typeof PART_FIELDS;

const fieldKeys = Object.keys(PART_FIELDS) as [PartFieldKey, ...PartFieldKey[]];

const answersSchema = z.partialRecord(z.enum(fieldKeys), z.string());
const factsSchema = z.partialRecord(z.enum(SHARED_FACT_KEYS), z.string());

const rowSchema = z.object({
  subject: z.uuid(),
  role: z.enum(SIGNER_ROLES),
  sender: z.string(),
  bond: z.string().nullable(),
  purpose: z.string(),
  reason: z.string(),
  payer: z.string().nullable(),
  answers: answersSchema,
  saved: answersSchema,
  given: z.array(z.string()),
  facts: factsSchema,
  corrections: factsSchema,
  hasCheckedFacts: z.boolean(),
  consents: z.partialRecord(
    z.enum(CONSENTS),
    z.object({ version: z.string(), hash: z.string(), at: z.string() }),
  ),
  signedAt: z.string().nullable(),
  declinedAt: z.string().nullable(),
});

/** The part of a session, with the person that it belongs to. The person's id stays on the server. */
export type OwnPart = { subject: string; sessionHash: string; part: SigningPart };

/** The part of a session. Undefined when the session has ended or its link was revoked. */
export async function findOwnPart(
  database: ServiceClient,
  session: string,
): Promise<OwnPart | undefined> {
  const sessionHash = await hashQuoteKey(session);
  const { data, error } = await database.rpc('signing_part', { session_hash: sessionHash });
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return undefined;

  const { subject, ...row } = rowSchema.parse(data);
  const documents = await signerConsents(row.role, row.sender);

  return { subject, sessionHash, part: { ...row, documents } };
}
