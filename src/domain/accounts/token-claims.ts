import { fromBase64Url } from '../proof/base64url.ts';

/**
 * The claims of an access token, or undefined when the text is no token. Nothing here checks the signature, so nothing
 * may be allowed because of them: the server checks every call.
 */
export function readClaims(token: string): Record<string, unknown> | undefined {
  const bytes = fromBase64Url(token.split('.')[1] ?? '');
  try {
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));

    return isRecord(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value read from outside is an object with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text in a value read from outside, without the blanks around it; undefined where there is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
