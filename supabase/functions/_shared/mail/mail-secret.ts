import { openSecret, sealSecret, type Keyring } from '../seal.ts';

/**
 * Seal a link or code for a mail that waits in the database: its own id, the id of the key, the nonce and the sealed
 * text, with dots between them. `send-notifications` opens it when it writes the mail.
 */
export async function sealMailSecret(keyring: Keyring, text: string): Promise<string> {
  const applicationId = crypto.randomUUID();
  const { sealed, nonce, keyId } = await sealSecret(keyring, text, { applicationId, kind: 'mail' });

  return [applicationId, keyId, nonce, sealed].join('.');
}

/**
 * The data of a mail with its sealed `secret` opened. Data without one stays as it is. Undefined if the secret was
 * altered or its key is gone.
 */
export async function openMailSecret(keyring: Keyring, data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || !('secret' in data)) return data;

  const [applicationId = '', keyId = '', nonce = '', sealed = ''] = String(data.secret).split('.');
  try {
    const context = { applicationId, kind: 'mail' } as const;
    return { ...data, secret: await openSecret(keyring, { sealed, nonce, keyId }, context) };
  } catch {
    return undefined;
  }
}
