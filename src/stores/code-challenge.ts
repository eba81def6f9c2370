import { atom } from 'nanostores';
import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import type { CodeFailure } from '~/data/auth/mfa';
import { fail, type Result } from '~/domain/result';
import { callPart } from '~/platform/page-parts';

/** The reason for asking for a code over an open page. */
export type CodePurpose = 'confirm' | 'turn-off' | 'new-codes' | 'new-password';

/** A request for a code over an open page, with its reason. */
export type CodeChallenge = { purpose: CodePurpose };

/**
 * Refusals that a fresh code resolves: the session verified no code, or the last code is older than
 * 10 minutes.
 */
const CODE_REFUSALS: readonly string[] = ['second-factor-required', 'challenge-required'];

/** The open request for a code on this page, if any. */
export const $codeChallenge = atom<CodeChallenge | undefined>();

/**
 * Makes a call on a connection: the page's own, or a separate one whose session has to verify the
 * code.
 */
export type Caller = typeof withDb;

let caller: Caller = withDb;
let answer: ((isProved: boolean) => void) | undefined;
let asked: Promise<boolean> | undefined;

/**
 * Ask for a code in a dialog over the page and verify it on the caller's connection. Resolves to
 * true when the code is verified and to false when the person cancels.
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

/** Verify the digits that the person entered. A correct code closes the dialog. */
export async function sendChallengeCode(code: string): Promise<Result<undefined, CodeFailure>> {
  const mfa = await import('~/data/auth/mfa').catch(() => undefined); // loads with the first code
  if (!mfa) return fail(connectionFailure());

  const result = await caller((db) => mfa.proveCode(db, code));
  if (result.ok) endChallenge(true);

  return result;
}

/** The connection whose session has to verify the code. */
export function challengedCaller(): Caller {
  return caller;
}

/**
 * Close the dialog as verified after a recovery code removed the second factor. Nothing asks for
 * codes any longer.
 */
export function endChallengeByRecovery(): void {
  endChallenge(true);
}

/** Close the dialog without a code. The action that needed the code is not done. */
export function cancelChallenge(): void {
  endChallenge(false);
}

/**
 * Make a call that the server may refuse because the last code is too old. On such a refusal, ask
 * for a code and make the call again. If the person cancels, the refusal is the result.
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
