import { fail, ok, type Result } from '~/domain/result';
import type { ConnectionFailure } from '../connection/connection';
import { callPublicFunction } from '../connection/public-function';

/** Reasons that reminders are still on: the link is not ours, too many attempts, or no answer. */
export type OptOutFailure = 'unknown' | 'rate-limited' | 'busy' | 'failed' | ConnectionFailure;

const STATUS_FAILURES: Readonly<Record<number, OptOutFailure>> = {
  404: 'unknown',
  422: 'unknown',
  429: 'rate-limited',
  503: 'busy',
};

/** Turn off renewal reminders with the token of a reminder. A repeated call changes nothing. */
export async function turnRemindersOff(token: string): Promise<Result<undefined, OptOutFailure>> {
  const answer = await callPublicFunction('unsubscribe', { token });
  if (!answer.ok) return answer;

  return answer.value.ok ? ok(undefined) : fail(STATUS_FAILURES[answer.value.status] ?? 'failed');
}
