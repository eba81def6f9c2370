import { atom } from 'nanostores';
import { openCode, requestCode } from '~/data/auth/mailed-code';
import { enterSession } from '~/data/auth/opened-session';
import { keepSignUpPassword } from '~/data/auth/sign-up-password';
import { captchaAnswer } from '~/data/connection/captcha';
import { withDb, withDbApart } from '~/data/connection/client';
import { isMailExpired } from '~/domain/accounts/mailed-link';
import { sha256Hex } from '~/domain/proof/sha256';
import { TERMS_VERSION } from '~/domain/quote/terms-version';
import { now } from '~/platform/clock';
import { randomKey } from '~/platform/random';
import { keepAcceptedTerms } from './accepted-terms';
import { rememberAskedLink, signUpKeyFor } from './asked-links';
import type { CodeSignInFailure } from './auth-words';
import { settleSignIn } from './settle-account';

/** The code that this page last asked for: its address, and the time in milliseconds since 1970. */
export type AskedCode = { email: string; at: number };

/** The code that the visitor has yet to enter; undefined before the first one. */
export const $askedCode = atom<AskedCode | undefined>();

/**
 * Have a code mailed to an address whose owner accepts the current terms. Returns the failure, or undefined. The result is
 * the same for an address with and without an account, so that a stranger cannot find out who has one.
 */
export async function askForCode(email: string): Promise<CodeSignInFailure | undefined> {
  const captcha = await captchaAnswer();
  // A sign-up in this browser has left a key already, and its password must stay usable.
  const key = signUpKeyFor(email) ?? randomKey();
  const keyHash = await sha256Hex(new TextEncoder().encode(key).buffer);
  const result = await withDbApart((apart) =>
    requestCode(apart, { email, keyHash, termsVersion: TERMS_VERSION, ...captcha }),
  );
  if (!result.ok) return result.code;

  rememberAskedLink('signup', email, { key });
  $askedCode.set({ email, at: now().getTime() });
  return undefined;
}

/** Forget the code, so that the visitor can enter another address. */
export function forgetAskedCode(): void {
  $askedCode.set(undefined);
}

/**
 * Sign in with the code that this page asked for. Returns the failure, or undefined. The code confirms the address. Another
 * person may have signed up with it before: the server has then already removed that password and those names.
 */
export async function signInWithCode(code: string): Promise<CodeSignInFailure | undefined> {
  const asked = $askedCode.get();
  if (!asked) return 'expired-code';

  const { email, at } = asked;
  const opened = await withDbApart(async (apart) => {
    const result = await openCode(apart, { email, code });
    if (!result.ok) return result;

    await keepSignUpPassword(apart, signUpKeyFor(email));

    return result;
  });
  if (!opened.ok) {
    if (opened.code !== 'refused-code') return opened.code;

    return isMailExpired(at, now()) ? 'expired-code' : 'wrong-code';
  }

  const entered = await withDb((db) => enterSession(db, opened.value));
  if (!entered.ok) return entered.code === 'signed-out' ? 'unexpected' : entered.code;

  keepAcceptedTerms(opened.value.userId, TERMS_VERSION);
  await settleSignIn();
  forgetAskedCode();

  return undefined;
}
