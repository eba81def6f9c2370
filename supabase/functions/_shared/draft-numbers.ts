import { z } from 'zod';
import type { NumberKind } from '../../../src/domain/quote/draft-numbers.ts';
import { DependencyError } from './failures.ts';
import { openSecret, type Keyring, type SealContext } from './seal.ts';
import type { ServiceClient } from './service-client.ts';

/** A draft in an account. The user comes from the verified token. */
export type OwnDraft = { quoteId: string; userId: string };

const rowSchema = z
  .object({ kind: z.string(), sealed: z.string(), nonce: z.string(), key_id: z.string() })
  .transform(({ key_id: keyId, ...row }) => ({ ...row, keyId }));

/** A sealed number of a draft. */
export type DraftNumberRow = z.output<typeof rowSchema>;

/** What a number of a draft is sealed for: quote, kind, user and principal. It opens for nothing else. */
export function draftContext(
  { quoteId, userId }: OwnDraft,
  { kind, holder }: { kind: NumberKind; holder: string },
): SealContext {
  return { applicationId: quoteId, kind, draftOf: { userId, holder } };
}

/** Load the sealed numbers of a draft. Undefined unless the draft is in the user's account. */
export async function loadDraftNumbers(
  database: ServiceClient,
  { quoteId, userId }: OwnDraft,
): Promise<DraftNumberRow[] | undefined> {
  const { data, error } = await database.rpc('read_draft_numbers', {
    of_application: quoteId,
    caller: userId,
  });
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : z.array(rowSchema).parse(data);
}

/**
 * Open a number of a draft. Undefined if the row is missing or altered, or was sealed for another user, quote or
 * principal.
 */
export async function openDraftNumber(
  keyring: Keyring,
  row: DraftNumberRow | undefined,
  context: SealContext,
): Promise<string | undefined> {
  return row && openSecret(keyring, row, context).catch(() => undefined);
}
