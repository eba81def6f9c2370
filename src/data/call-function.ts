import { z } from 'zod';
import type { FailureCode } from '~/domain/quote/failure-codes';
import { failureSchema, type Issue } from '~/domain/quote/failure-schema';
import { fail } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/**
 * Every way a call to one of our functions can fail. 'session-ended': nothing was done, because the call was meant to be
 * a signed-in user's and nobody is signed in any more.
 */
export type CallFailureCode = FailureCode | ConnectionFailure | 'session-ended';

/** A failed call: why, and what the server found wrong with which field. `OwnCode`: what only this function says. */
export type CallFailure<OwnCode extends string = never> = {
  ok: false;
  code: CallFailureCode | OwnCode;
  issues?: readonly Issue[];
};

/** What a call to one of our functions gives. */
export type CallResult<T, OwnCode extends string = never> =
  { ok: true; value: T } | CallFailure<OwnCode>;

/** The simulated gateway takes two seconds; a phone on a weak network takes its share. */
const TIMEOUT_MS = 30_000;

/** A gateway in front of the functions answers with these when it got nothing from them. */
const GATEWAY_STATUSES = [502, 503, 504];

/**
 * Post a body to one of our edge functions and parse its answer. An answer that does not come, or
 * breaks off, or takes longer than 30 seconds, is 'offline' or 'unreachable': whether the server
 * did its work is not known then, and the same call may be made again. `ownCodes` are the failures
 * that this function has beside those of all.
 */
export async function callFunction<Answer extends z.ZodType, OwnCode extends string = never>(
  db: Db,
  name: string,
  body: Record<string, unknown>,
  answer: Answer,
  ownCodes: readonly OwnCode[] = [],
): Promise<CallResult<z.output<Answer>, OwnCode>> {
  const { data, error, response } = await db.functions.invoke<unknown>(name, {
    body,
    timeout: TIMEOUT_MS,
  });

  if (error) {
    return response ? readFailure(response, ownCodes) : fail(connectionFailure());
  }

  const parsed = answer.safeParse(data);

  return parsed.success ? { ok: true, value: parsed.data } : fail('unexpected');
}

async function readFailure<OwnCode extends string>(
  response: Response,
  ownCodes: readonly OwnCode[],
): Promise<CallFailure<OwnCode>> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = failureSchema.safeParse(body);
  if (parsed.success) return { ok: false, ...parsed.data };

  const own = z.object({ code: z.enum(ownCodes) }).safeParse(body);
  if (own.success) return fail(own.data.code);

  return fail(GATEWAY_STATUSES.includes(response.status) ? 'unreachable' : 'unexpected');
}
