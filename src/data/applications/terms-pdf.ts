import { fail, ok, type Result } from '~/domain/result';
import { callPublicFunction } from '../connection/public-function';

/**
 * Download the terms of use as a PDF. There is one failure code because the reader can act on none
 * of the reasons.
 */
export async function fetchTermsPdf(): Promise<Result<Blob, 'download-failed'>> {
  const answer = await callPublicFunction('terms-pdf', {});
  if (!answer.ok || !answer.value.ok) return fail('download-failed');

  try {
    return ok(await answer.value.blob());
  } catch {
    return fail('download-failed'); // the connection broke off during the download
  }
}
