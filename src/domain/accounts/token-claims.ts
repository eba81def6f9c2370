import { fromBase64Url } from '../proof/base64url.ts';
import { isRecord } from '../is-record.ts';

/**
 * The claims of an access token, or undefined when the text is not a token. The signature is not
 * checked here, so never grant access because of them. The server checks every call.
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

/** The trimmed text of an external value. Undefined when it has none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
