import { PUBLIC_SUPABASE_PUBLISHABLE_KEY } from 'astro:env/client';
import { fail, ok, type Result } from '~/domain/result';
import { toSessionFailure } from '../auth/auth-failure';
import type { Db } from '../connection/db';
import { connectionFailure } from '../connection/connection';
import type { FileToUpload, SendFailure, UploadHeaders } from './file-to-upload';
import { sendPlain } from './plain-upload';
import { hasResumableUploads, sendResumable } from './resumable-upload';
import { renewToken } from '../connection/session-fetch';

/**
 * Larger files are uploaded in parts when the backend supports it, so that an interrupted upload
 * can continue.
 */
export const RESUMABLE_ABOVE_BYTES = 6_291_456;

/** Reasons that an upload fails. 'session-ended': nobody is signed in any longer. */
export type UploadFailure = Exclude<SendFailure, 'refused'> | 'session-ended';

/**
 * Upload a file to Storage as the signed-in user. Succeeds when a file with the same path is
 * already stored.
 */
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

/** When a fresh token is refused as well, the token is not the reason. */
function settled(result: Result<undefined, SendFailure>): Result<undefined, UploadFailure> {
  if (result.ok) return ok(undefined);

  return fail(result.code === 'refused' ? 'not-stored' : result.code);
}
