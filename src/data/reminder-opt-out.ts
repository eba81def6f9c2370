import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from './connection';
import { callPublicFunction } from './public-function';

/** Why reminders are still on: the link is none of ours, too many tries, or no answer. */
export type OptOutFailure = 'unknown' | 'rate-limited' | 'failed' | ConnectionFailure;

const STATUS_FAILURES: Readonly<Record<number, OptOutFailure>> = {
  404: 'unknown',
  422: 'unknown',
  429: 'rate-limited',
};

/** Turn renewal reminders off with the token of a reminder. Doing it twice is fine. */
export async function turnRemindersOff(token: string): Promise<Result<undefined, OptOutFailure>> {
  const answer = await callPublicFunction('unsubscribe', { token });
  if (!answer.ok) return answer;

  return answer.value.ok ? ok(undefined) : fail(STATUS_FAILURES[answer.value.status] ?? 'failed');
}
