import type { Result } from '~/domain/result';
import { showReference } from '~/platform/error-reference';
import type { ConnectionFailure } from './connection';
import { A_MOMENT, type Attempt, readRetryAfter, repeatWhileBusy } from './repeat-while-busy';

type Answer = Result<Response, ConnectionFailure>;

const BUSY = 503;

/**
 * Repeat a public call that a busy server refused, for a short time. Shows the reference of another failure. `post` makes the call. Returns
 * the last answer.
 */
export function repeatPublicCall(refusal: Answer, post: () => Promise<Answer>): Promise<Answer> {
  const first = [refusal];

  return repeatWhileBusy(async () => toAttempt(first.pop() ?? (await post())), A_MOMENT);
}

function toAttempt(result: Answer): Attempt<Answer> {
  if (!result.ok) return { result };
  showReference(result.value);
  if (result.value.status !== BUSY) return { result };

  return { result, comeBack: { reason: 'busy', afterSeconds: readRetryAfter(result.value) } };
}
