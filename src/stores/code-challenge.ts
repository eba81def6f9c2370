import { atom } from 'nanostores';
import { withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import type { CodeFailure } from '~/data/mfa';
import { fail, type Result } from '~/domain/result';
import { callPart } from '~/platform/page-parts';

/** What a code is asked for over an open page. */
export type CodePurpose = 'confirm' | 'turn-off' | 'new-codes' | 'new-password';

/** A code is asked for, and this is what for. */
export type CodeChallenge = { purpose: CodePurpose };

/** The refusals that a fresh code helps with: the session proved none, or the last one is older than 10 minutes. */
const CODE_REFUSALS: readonly string[] = ['second-factor-required', 'challenge-required'];

/** The code that is being asked for over this page, if one is. */
export const $codeChallenge = atom<CodeChallenge | undefined>();

/** Makes a call on a connection: the page's, or one apart whose session has to prove the code. */
export type Caller = typeof withDb;

let caller: Caller = withDb;
let answer: ((isProved: boolean) => void) | undefined;
let asked: Promise<boolean> | undefined;

/**
 * Ask for a code in a dialog over the page, and prove it on the connection of the caller. Answers whether it was proved;
 * false where the person did not want to.
 */
export function askForCode(purpose: CodePurpose, on: Caller = withDb): Promise<boolean> {
  asked ??= new Promise((resolve) => {
    caller = on;
    answer = resolve;
    $codeChallenge.set({ purpose });
    callPart('code');
  });

  return asked;
}

/** Send the digits that were asked for. A right code ends the challenge. */
export async function sendChallengeCode(code: string): Promise<Result<undefined, CodeFailure>> {
  const mfa = await import('~/data/mfa').catch(() => undefined); // loaded when the first code is sent
  if (!mfa) return fail(connectionFailure());

  const result = await caller((db) => mfa.proveCode(db, code));
  if (result.ok) endChallenge(true);

  return result;
}

/** The connection whose session has to prove the code. */
export function challengedCaller(): Caller {
  return caller;
}

/** The second factor is gone by a recovery code: nothing asks for its codes any more. */
export function endChallengeByRecovery(): void {
  endChallenge(true);
}

/** Do without: what needed the code is not done. */
export function cancelChallenge(): void {
  endChallenge(false);
}

/**
 * Do something that the server may refuse for want of a recent code: then ask for one and do it again. Where the person
 * does not want to enter one, the refusal is the answer.
 */
export async function withRecentCode<Answer extends { ok: true } | { ok: false; code: string }>(
  call: () => Promise<Answer>,
  purpose: CodePurpose = 'confirm',
  on: Caller = withDb,
): Promise<Answer> {
  const first = await call();
  if (first.ok || !CODE_REFUSALS.includes(first.code)) return first;

  return (await askForCode(purpose, on)) ? call() : first;
}

function endChallenge(isProved: boolean): void {
  answer?.(isProved);
  answer = undefined;
  asked = undefined;
  $codeChallenge.set(undefined);
}
