import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { addressGroup } from './address-group.ts';
import type { CallerHasher } from './caller-hash.ts';
import { DependencyError, type Outcome } from './failures.ts';
import { RATE_LIMITS, type LimitedFunction } from './rate-limits.ts';

/** Counts a call of one function by one address and says whether it may go on. */
export type RateLimiter = (
  functionName: LimitedFunction,
  address: string,
) => Promise<Outcome<undefined>>;

const waitSchema = z.int().nonnegative();

/**
 * A limiter that counts in the database, so that all instances of a function share it. It stores the hash of an
 * address, never the address.
 */
export function createRateLimiter(database: SupabaseClient, hashCaller: CallerHasher): RateLimiter {
  return async (functionName, address) => {
    const { allowed, windowSeconds } = RATE_LIMITS[functionName];
    const { data, error } = await database.rpc('take_rate_limit', {
      function_name: functionName,
      caller_hash: await hashCaller(address),
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
 * Whose calls count together (`address-group.ts`). `cf-connecting-ip` is set by the edge in front of the platform and
 * cannot be sent through it; elsewhere the last entry of `x-forwarded-for` is the one our own proxy wrote. The first could be anything.
 */
export function callerAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1);

  return addressGroup(request.headers.get('cf-connecting-ip')?.trim() || forwarded || '');
}
