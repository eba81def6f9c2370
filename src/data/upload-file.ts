import { PUBLIC_SUPABASE_PUBLISHABLE_KEY } from 'astro:env/client';
import { fail, ok, type Result } from '~/domain/result';
import { toSessionFailure } from './auth-failure';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';
import { sendPlain } from './plain-upload';
import { hasResumableUploads, sendResumable } from './resumable-upload';
import { renewToken } from './session-fetch';

/** Above 6 MB an upload goes in parts, where the backend takes parts: one that breaks off goes on where it was. */
export const RESUMABLE_ABOVE_BYTES = 6_291_456;

/** A file on its way into a bucket. It is read from the disk as it is sent, never as a whole into memory. */
export type FileToUpload = {
  bucket: string;
  path: string;
  file: Blob;
  mimeType: string;
  /** Told how many bytes have left so far. */
  onProgress: (sentBytes: number) => void;
  /** Gives the upload up. */
  signal: AbortSignal;
};

/** What lets a request into Storage. */
export type UploadHeaders = { apikey: string; Authorization: string };

/** How one attempt to send a file can end other than well. 'refused': the token was, and a fresh one may help. */
export type SendFailure = 'not-stored' | 'refused' | 'cancelled' | ConnectionFailure;

/** How an upload can end other than well. 'session-ended': nobody is signed in any more. */
export type UploadFailure = Exclude<SendFailure, 'refused'> | 'session-ended';

/** Put a file into Storage as the signed-in user. A file that is there already, under this very path, is a success. */
export async function uploadFile(
  db: Db,
  upload: FileToUpload,
): Promise<Result<undefined, UploadFailure>> {
  const { data, error } = await db.auth.getSession();
  if (!data.session) {
    const isOver = !error || toSessionFailure(error) === 'signed-out';

    return fail(isOver ? 'session-ended' : connectionFailure());
  }

  const isLarge = upload.file.size > RESUMABLE_ABOVE_BYTES;
  const send = isLarge && (await hasResumableUploads()) ? sendResumable : sendPlain;
  const { access_token: token } = data.session;
  const first = await send(upload, headersWith(token));
  if (first.ok || first.code !== 'refused') return settled(first);

  const fresh = await renewToken(db.auth, token);
  if (fresh !== undefined) return settled(await send(upload, headersWith(fresh)));

  const after = await db.auth.getSession();

  return fail(after.data.session ? connectionFailure() : 'session-ended');
}

function headersWith(token: string): UploadHeaders {
  return { apikey: PUBLIC_SUPABASE_PUBLISHABLE_KEY, Authorization: `Bearer ${token}` };
}

/** A fresh token that is refused as well is not the reason any more. */
function settled(result: Result<undefined, SendFailure>): Result<undefined, UploadFailure> {
  if (result.ok) return ok(undefined);

  return fail(result.code === 'refused' ? 'not-stored' : result.code);
}
