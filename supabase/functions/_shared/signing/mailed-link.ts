import { sealMailSecret } from '../mail/mail-secret.ts';
import { hashQuoteKey } from '../quote-ownership.ts';
import type { Keyring } from '../seal.ts';
import { makeLinkToken } from './tokens.ts';

/** A new link as the database takes it: the hash of its token, and the token sealed for the mail that waits. */
export type MailedLink = { id: string; token_hash: string; secret: string };

/** Make a link to mail. */
export async function makeMailedLink(keyring: Keyring, id: string): Promise<MailedLink> {
  const token = makeLinkToken();
  const [hash, secret] = [await hashQuoteKey(token), await sealMailSecret(keyring, token)];

  return { id, token_hash: hash, secret };
}
