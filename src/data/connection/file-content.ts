import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from './connection';

/** In pieces, because a function takes only so many arguments. */
const PIECE = 32_768;

/** The content of a file in base64, for a call that carries it in JSON. */
export async function readAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let signs = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    signs += String.fromCodePoint(...bytes.subarray(at, at + PIECE));
  }

  return btoa(signs);
}

/** Enough for the largest file on a slow phone. */
const CONTENTS_TIMEOUT_MS = 120_000;

/** The contents of the file at a signed address. 'not-found': the address no longer opens it. */
export async function readContents(
  address: string,
): Promise<Result<Blob, 'not-found' | ConnectionFailure>> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(CONTENTS_TIMEOUT_MS) });

    return response.ok ? ok(await response.blob()) : fail('not-found');
  } catch {
    return fail(connectionFailure());
  }
}
