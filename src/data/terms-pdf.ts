import { fail, ok, type Result } from '~/domain/result';
import { callPublicFunction } from './public-function';

/** Fetch the terms of use as a PDF. Nothing a reader could do depends on why there is none. */
export async function fetchTermsPdf(): Promise<Result<Blob, 'download-failed'>> {
  const answer = await callPublicFunction('terms-pdf', {});
  if (!answer.ok || !answer.value.ok) return fail('download-failed');

  try {
    return ok(await answer.value.blob());
  } catch {
    return fail('download-failed'); // the connection broke off in the middle
  }
}
