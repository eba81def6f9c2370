import { z } from 'zod';
import { fromBase64Url, toBase64Url } from '../../../../src/domain/proof/base64url.ts';
import { fromBase64 } from '../encoding.ts';

const keySchema = z.base64().min(44);

/** Part of every signed text, so that a signature for another purpose never matches. */
const PURPOSE = 'turn-reminders-off:';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** Signs and reads the tokens that turn off a bond's reminders. */
export type UnsubscribeTokens = {
  sign: (bondId: string) => Promise<string>;
  /** Returns the bond of a valid token; undefined for any other text. */
  read: (token: string) => Promise<string | undefined>;
};

/**
 * Create tokens signed with HMAC-SHA-256. The key is base64 of at least 32 bytes. Tokens never expire, because the link
 * in an old mail must work. Throws if the key is missing or too short. The error names the variable and does not quote
 * its value.
 */
export function createUnsubscribeTokens(key: string | undefined): UnsubscribeTokens {
  const parsed = keySchema.safeParse(key);
  if (!parsed.success) {
    throw new Error('[mail] Missing or wrong environment variable: UNSUBSCRIBE_KEY');
  }

  const importedKey = crypto.subtle.importKey(
    'raw',
    fromBase64(parsed.data),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  const signedText = (bondId: string) => new TextEncoder().encode(PURPOSE + bondId);

  return {
    async sign(bondId) {
      const signature = await crypto.subtle.sign('HMAC', await importedKey, signedText(bondId));

      return `${bondId}.${toBase64Url(new Uint8Array(signature))}`;
    },

    async read(token) {
      const [, bondId, text = ''] = TOKEN.exec(token) ?? [];
      const signature = fromBase64Url(text);
      if (bondId === undefined || signature === undefined) return undefined;

      const isOurs = await crypto.subtle.verify(
        'HMAC',
        await importedKey,
        signature,
        signedText(bondId),
      );

      return isOurs ? bondId : undefined;
    },
  };
}
