import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import type { Db } from '~/data/connection/db';
import type { Database } from '~/data/database.types';

/** The parts of the client's request that the tests read. */
export type SentRequest = { method: string; url: URL; headers: Headers; body: unknown };

/** A real client whose network has one fixed response or failure, and the requests that it sent. */
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

/** A network without a connection, as on a phone in a tunnel. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** The result of a call that repeats itself, without its pauses. Needs `vi.useFakeTimers()`. */
export async function withoutPauses<T>(call: Promise<T>): Promise<T> {
  let isDone = false;
  void call.finally(() => (isDone = true)).catch(() => undefined);
  while (!isDone) await vi.advanceTimersByTimeAsync(1_000);

  return call;
}
