import { z } from 'zod';
import { addressGroup } from './address-group.ts';
import type { CallerHasher } from './caller-hash.ts';
import { DependencyError, type Outcome } from './failures.ts';
import type { ServiceClient } from './service-client.ts';

/** The number of calls that a caller may make in a window. One person needs few, but a whole office can share an address. */
export type RateLimit = { allowed: number; windowSeconds: number };

/** The limit of one function, or one of its own further limits. Calls with the same name are counted together. */
type NamedLimit = RateLimit & { name: string };

/** Counts a call by an address, a person or a session, and refuses it above the limit. */
export type RateLimiter = (limit: NamedLimit, caller: string) => Promise<Outcome<undefined>>;

const waitSchema = z.int().nonnegative();

/**
 * Create a limiter that counts in the database, so that all instances of a function share the count. It stores the hash
 * of an address, never the address.
 */
export function createRateLimiter(database: ServiceClient, hashCaller: CallerHasher): RateLimiter {
  return async ({ name, allowed, windowSeconds }, caller) => {
    const { data, error } = await database.rpc('take_rate_limit', {
      function_name: name,
      caller_hash: await hashCaller(caller),
      allowed,
      window_seconds: windowSeconds,
    });
    if (error) throw new DependencyError('database', error.code);

    const secondsToWait = waitSchema.parse(data);
    if (secondsToWait === 0) return { ok: true, value: undefined };
    return { ok: false, code: 'rate-limited', headers: { 'retry-after': String(secondsToWait) } };
  };
}

/**
 * The address group of the caller (`address-group.ts`). The edge in front of the platform sets `cf-connecting-ip`, and
 * callers cannot forge it there. Elsewhere our own proxy wrote the last entry of `x-forwarded-for`; the caller can
 * forge the others.
 */
export function callerAddress({ headers }: Pick<Request, 'headers'>): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1);

  return addressGroup(headers.get('cf-connecting-ip')?.trim() || forwarded || '');
}

/**
 * The visitor's address as the site's own proxy reports it; otherwise all visitors would share the proxy's address. A
 * caller that bypasses the proxy can send any address, so such a function needs another bound: a limit for all visitors,
 * or an answer that costs little and can't be guessed.
 */
export function visitorAddress(request: Request): string {
  const visitor = request.headers.get('x-nf-client-connection-ip')?.trim();

  return visitor ? addressGroup(visitor) : callerAddress(request);
}
