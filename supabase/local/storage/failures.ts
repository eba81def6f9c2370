const TOKEN_OVER = '"exp" claim timestamp check failed';

/** How the platform's Storage words a failure: the code that storage-js tells by, its number, its older name. */
const FAILURES = {
  NoSuchBucket: { statusCode: '404', error: 'Bucket not found', message: 'Bucket not found' },
  NoSuchKey: { statusCode: '404', error: 'not_found', message: 'Object not found' },
  KeyAlreadyExists: {
    statusCode: '409',
    error: 'Duplicate',
    message: 'The resource already exists',
  },
  EntityTooLarge: {
    statusCode: '413',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  },
  InvalidMimeType: {
    statusCode: '415',
    error: 'invalid_mime_type',
    message: 'mime type is not supported',
  },
  InvalidKey: { statusCode: '400', error: 'InvalidKey', message: 'Invalid key' },
  AccessDenied: {
    statusCode: '403',
    error: 'Unauthorized',
    message: 'new row violates row-level security policy',
  },
  InvalidJWT: {
    statusCode: '400',
    error: 'InvalidJWT',
    message: TOKEN_OVER,
  },
  InvalidSignature: {
    statusCode: '400',
    error: 'InvalidSignature',
    message: "The url signature doesn't match the requested object",
  },
} as const;

type FailureCode = keyof typeof FAILURES;

/** What the embedded Storage calls the same. */
const CODES: ReadonlyMap<string, FailureCode> = new Map([
  ['Bucket not found', 'NoSuchBucket'],
  ['not_found', 'NoSuchKey'],
  ['Duplicate', 'KeyAlreadyExists'],
  ['Payload too large', 'EntityTooLarge'],
  ['invalid_mime_type', 'InvalidMimeType'],
  ['Invalid key', 'InvalidKey'],
  ['Unauthorized', 'AccessDenied'],
  ['InvalidJWT', 'AccessDenied'], // a bearer token that ended or is none
  ['Missing token', 'InvalidSignature'],
  ['Invalid token', 'InvalidSignature'],
]);

/** How each says that a token does not let in. */
const TOKEN_WORDS: ReadonlyMap<string, string> = new Map([
  ['JWT expired', TOKEN_OVER],
  ['No suitable key or wrong key type', 'signature verification failed'],
]);

/** A failure as the platform answers it: HTTP 400 whatever it is, the number in the body. */
export function storageFailure(code: FailureCode, message?: string): Response {
  const failure = { code, ...FAILURES[code] };

  return Response.json(message ? { ...failure, message } : failure, { status: 400 });
}

/** Word a failure of the embedded Storage as the platform would. One it has no name for stays as it is. */
export async function inPlatformWords(response: Response, request: Request): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { error?: string; message?: string } | undefined;

  const code = CODES.get(body?.error ?? '');
  if (code) return storageFailure(code, wordsOf(code, body?.message));

  // An address whose time is over, or that was tampered with, is an error of its own to the embedded Storage.
  const isSigned = /^\/storage\/v1\/object\/(?:upload\/)?sign\//.test(
    new URL(request.url).pathname,
  );
  if (response.status === 500 && isSigned && request.method !== 'POST') {
    return storageFailure('InvalidJWT');
  }

  return response;
}

/** The embedded Storage adds what the platform keeps to itself: the limit, the types it would take. Tokens it words alike. */
function wordsOf(code: FailureCode, message = ''): string | undefined {
  if (code === 'InvalidMimeType') return message.replace(/\. Supported:.*$/, '');
  if (code === 'InvalidKey') return message.replace('Invalid object key', 'Invalid key');
  if (code === 'AccessDenied') return TOKEN_WORDS.get(message) ?? message;

  return undefined;
}
