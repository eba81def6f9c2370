const TOKEN_OVER = '"exp" claim timestamp check failed';

/** The format of a Storage failure on the platform: the code that storage-js checks, its number, its older name. */
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
  InvalidJWT: { statusCode: '400', error: 'InvalidJWT', message: TOKEN_OVER },
  InvalidSignature: {
    statusCode: '400',
    error: 'InvalidSignature',
    message: "The url signature doesn't match the requested object",
  },
} as const;

type FailureCode = keyof typeof FAILURES;

/** The embedded Storage's names for the same failures. */
const CODES: ReadonlyMap<string, FailureCode> = new Map([
  ['Bucket not found', 'NoSuchBucket'],
  ['not_found', 'NoSuchKey'],
  ['Duplicate', 'KeyAlreadyExists'],
  ['Payload too large', 'EntityTooLarge'],
  ['invalid_mime_type', 'InvalidMimeType'],
  ['Invalid key', 'InvalidKey'],
  ['Unauthorized', 'AccessDenied'],
  ['InvalidJWT', 'AccessDenied'], // an expired or invalid bearer token
  ['Missing token', 'InvalidSignature'],
  ['Invalid token', 'InvalidSignature'],
]);

/** The messages of both for a refused token. */
const TOKEN_WORDS: ReadonlyMap<string, string> = new Map([
  ['JWT expired', TOKEN_OVER],
  ['No suitable key or wrong key type', 'signature verification failed'],
]);

/** A failure in the platform's format: always HTTP 400, with the number in the body. */
export function storageFailure(code: FailureCode, message?: string): Response {
  const failure = { code, ...FAILURES[code] };

  return Response.json(message ? { ...failure, message } : failure, { status: 400 });
}

/** Translate a failure of the embedded Storage to the platform's. An unknown one stays unchanged. */
export async function inPlatformWords(response: Response, request: Request): Promise<Response> {
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { error?: string; message?: string } | undefined;

  const code = CODES.get(body?.error ?? '');
  if (code) return storageFailure(code, wordsOf(code, body?.message));

  // The embedded Storage has a separate error for an expired or altered address.
  const isSigned = /^\/storage\/v1\/object\/(?:upload\/)?sign\//.test(
    new URL(request.url).pathname,
  );
  if (response.status === 500 && isSigned && request.method !== 'POST') {
    return storageFailure('InvalidJWT');
  }

  return response;
}

/**
 * The embedded Storage adds details that the platform leaves out: the limit, the accepted types. Its token messages
 * match.
 */
function wordsOf(code: FailureCode, message = ''): string | undefined {
  if (code === 'InvalidMimeType') return message.replace(/\. Supported:.*$/, '');
  if (code === 'InvalidKey') return message.replace('Invalid object key', 'Invalid key');
  if (code === 'AccessDenied') return TOKEN_WORDS.get(message) ?? message;

  return undefined;
}
