import { z } from 'zod';
import type { FailureCode } from '~/domain/quote/failure-codes';
import { failureSchema, type Issue } from '~/domain/quote/failure-schema';
import { fail } from '~/domain/result';
import { showReference } from '~/platform/error-reference';
import type { Db } from './db';
import { connectionFailure, type ConnectionFailure, isGatewayStatus } from './connection';
import {
  A_MOMENT,
  type Attempt,
  type Patience,
  readRetryAfter,
  repeatWhileBusy,
} from './repeat-while-busy';

/**
 * Reasons that any call to one of our functions can fail. 'session-ended': nothing was done,
 * because the call needs a signed-in user and nobody is signed in any longer.
 */
export type CallFailureCode = FailureCode | ConnectionFailure | 'session-ended';

/**
 * A failed call: its code, and the invalid fields that the server reports. `OwnCode` lists the
 * codes that only this function returns.
 */
export type CallFailure<OwnCode extends string = never> = {
  ok: false;
  code: CallFailureCode | OwnCode;
  issues?: readonly Issue[];
  /**
   * The receipt of the payment that counts, not parsed yet. The caller that handles the code parses
   * it.
   */
  payment?: unknown;
  /** The price in cents to agree to, when it is not the one that the page showed. */
  owed?: number | undefined;
};

/** Result of a call to one of our functions. */
export type CallResult<T, OwnCode extends string = never> =
  { ok: true; value: T } | CallFailure<OwnCode>;

/**
 * The simulated payment gateway takes two seconds, and a phone on a weak network needs more time.
 */
const TIMEOUT_MS = 30_000;

/**
 * Post a body to one of our Edge Functions and parse the answer. An answer that does not come,
 * breaks off or takes longer than 30 seconds is 'offline' or 'unreachable': the server may have
 * done the work, and you may repeat the call. While the server answers 'busy', the call is repeated
 * as `patience` says. `ownCodes` are the failure codes that only this function returns.
 */
export async function callFunction<Answer extends z.ZodType, OwnCode extends string = never>(
  db: Db,
  name: string,
  body: Record<string, unknown>,
  answer: Answer,
  ownCodes: readonly OwnCode[] = [],
  patience: Patience = A_MOMENT,
): Promise<CallResult<z.output<Answer>, OwnCode>> {
  const attempt = () => callOnce({ db, name, body, answer, ownCodes });

  return repeatWhileBusy(attempt, patience);
}

type OneCall<Answer, OwnCode> = {
  db: Db;
  name: string;
  body: Record<string, unknown>;
  answer: Answer;
  ownCodes: readonly OwnCode[];
};

async function callOnce<Answer extends z.ZodType, OwnCode extends string>({
  db,
  name,
  body,
  answer,
  ownCodes,
}: OneCall<Answer, OwnCode>): Promise<Attempt<CallResult<z.output<Answer>, OwnCode>>> {
  const startedAt = Date.now();
  const { data, error, response } = await db.functions.invoke<unknown>(name, {
    body,
    timeout: TIMEOUT_MS,
  });

  if (error && response) {
    showReference(response);
    const failure = await readFailure(response, ownCodes);
    if (failure.code !== 'busy') return { result: failure };

    return {
      result: failure,
      comeBack: { reason: 'busy', afterSeconds: readRetryAfter(response) },
    };
  }
  if (error) {
    const isLate = Date.now() - startedAt >= TIMEOUT_MS;

    return { result: fail(connectionFailure()), ...(isLate && { comeBack: { reason: 'late' } }) };
  }

  const parsed = answer.safeParse(data);

  return { result: parsed.success ? { ok: true, value: parsed.data } : fail('unexpected') };
}

async function readFailure<OwnCode extends string>(
  response: Response,
  ownCodes: readonly OwnCode[],
): Promise<CallFailure<OwnCode>> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = failureSchema.safeParse(body);
  if (parsed.success) return { ok: false, ...parsed.data };

  const own = z.object({ code: z.enum(ownCodes), payment: z.unknown().optional() }).safeParse(body);
  if (own.success) return { ok: false, ...own.data };

  return fail(isGatewayStatus(response.status) ? 'unreachable' : 'unexpected');
}
