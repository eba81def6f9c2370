import { timingSafeEqual } from 'node:crypto';
import { toHex } from './encoding.ts';

/** Who claims a quote: the verified user, if any, and the hash of the key the browser showed. */
export type QuoteClaim = { userId: string | undefined; keyHash: string };

/** Whose a stored row is. A draft of a signed-in customer has no key. */
export type QuoteOwner = { userId: string | null; keyHash: string | null };

/** SHA-256 of a quote's key in hexadecimal: all the server ever keeps of it. */
export async function hashQuoteKey(quoteKey: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(quoteKey));

  return toHex(new Uint8Array(digest));
}

/**
 * Whether a claim owns a row: the row is in the account of the same user, or in no account and the claim holds its key.
 * A key opens nothing any more once an account owns the row. `private.owns_quote` decides the same under the lock.
 */
export function ownsQuote(owner: QuoteOwner, claim: QuoteClaim): boolean {
  if (owner.userId !== null) return owner.userId === claim.userId;

  return owner.keyHash !== null && isSameHash(owner.keyHash, claim.keyHash);
}

/** Compares in constant time, so that the time of an answer tells nothing of the stored hash. */
function isSameHash(one: string, other: string): boolean {
  const encoder = new TextEncoder();
  const [left, right] = [encoder.encode(one), encoder.encode(other)];

  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
