import { timingSafeEqual } from 'node:crypto';
import { toHex } from './encoding.ts';

/** A claim to a quote: the verified user, if there is one, and the hash of the key that the browser sent. */
export type QuoteClaim = { userId: string | undefined; keyHash: string };

/** The owner of a stored row. A signed-in customer's draft has no key. */
export type QuoteOwner = { userId: string | null; keyHash: string | null };

/** The SHA-256 of a quote's key in hexadecimal. The server stores only this hash. */
export async function hashQuoteKey(quoteKey: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(quoteKey));

  return toHex(new Uint8Array(digest));
}

/**
 * Whether a claim owns a row. A row in an account belongs to that user. A row without an account belongs to the holder
 * of its key. The key stops working once an account owns the row. `private.owns_quote` applies the same rule under a
 * lock.
 */
export function ownsQuote(owner: QuoteOwner, claim: QuoteClaim): boolean {
  if (owner.userId !== null) return owner.userId === claim.userId;

  return owner.keyHash !== null && isSameHash(owner.keyHash, claim.keyHash);
}

/** Compare in constant time, so that the response time reveals nothing about the stored hash. */
function isSameHash(one: string, other: string): boolean {
  const encoder = new TextEncoder();
  const [left, right] = [encoder.encode(one), encoder.encode(other)];

  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
}
