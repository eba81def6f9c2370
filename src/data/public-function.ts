import { PUBLIC_SUPABASE_PUBLISHABLE_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import { fail, ok, type Result } from '~/domain/result';
import { connectionFailure, type ConnectionFailure } from './connection';

/** A page that waits longer than this has lost its reader. */
const TIMEOUT_MS = 30_000;

/**
 * Post a body to a function that anyone may call, without a session and without supabase-js: pages that only read stay
 * light. Answers the response whatever its status.
 */
export async function callPublicFunction(
  name: string,
  body: Record<string, unknown>,
): Promise<Result<Response, ConnectionFailure>> {
  try {
    const response = await fetch(`${PUBLIC_SUPABASE_URL}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: PUBLIC_SUPABASE_PUBLISHABLE_KEY,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

    return ok(response);
  } catch {
    return fail(connectionFailure());
  }
}
