import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from './connection';

/** After this time, visitors have usually left the page. */
const TIMEOUT_MS = 30_000;

const SERVER_ERROR = 500;

/**
 * Post a body to a public function, without a session and without supabase-js, so that pages that
 * only read stay small. Returns the response whatever its status. While the server is busy, the
 * call is repeated for a short time.
 */
export async function callPublicFunction(
  name: string,
  body: Record<string, unknown>,
): Promise<Result<Response, ConnectionFailure>> {
  const post = () => callOnce(name, body);
  const answer = await post();
  if (!answer.ok || answer.value.status < SERVER_ERROR) return answer;

  const code = await import('./repeat-public-call').catch(() => undefined);
  return code ? code.repeatPublicCall(answer, post) : answer;
}

async function callOnce(
  name: string,
  body: Record<string, unknown>,
): Promise<Result<Response, ConnectionFailure>> {
  try {
    return ok(
      await fetch(`${PUBLIC_SUPABASE_URL}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: PUBLIC_SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
  } catch {
    return fail(connectionFailure());
  }
}
