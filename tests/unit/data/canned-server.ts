import { createClient } from '@supabase/supabase-js';
import type { Db } from '~/data/client';
import type { Database } from '~/data/database.types';

/** What the client sent, as far as the tests look at it. */
export type SentRequest = { method: string; url: URL; headers: Headers; body: unknown };

/** A real client whose network is one canned answer, or one failure, and the requests it sent. */
export function cannedServer(
  answer: (signal: AbortSignal, request: SentRequest) => Response | Promise<Response>,
): { db: Db; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const cannedFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const seen = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    sent.push(seen);

    return answer(request.signal, seen);
  };

  const db = createClient<Database>('http://127.0.0.1:58321', 'sb_publishable_test', {
    auth: { flowType: 'pkce', persistSession: false, autoRefreshToken: false },
    global: { fetch: cannedFetch },
  });

  return { db, sent };
}

/** The network as a phone in a tunnel has it. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}
