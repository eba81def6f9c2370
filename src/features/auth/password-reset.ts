import { signOut } from '~/data/auth/own-session';
import type { AuthFailure } from '~/data/auth/auth-failure';
import { type EmailLinkFailure, openRecovery, type RecoveryLink } from '~/data/auth/auth-links';
import { connectApart } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { connectionFailure } from '~/data/connection/connection';
import { enterSession } from '~/data/auth/opened-session';
import { type PasswordFailure, setNewPassword } from '~/data/auth/password';
import { keepSignUpPassword } from '~/data/auth/sign-up-password';
import { readTokenUser } from '~/domain/accounts/session-user';
import { fail, ok, type Result } from '~/domain/result';
import { readAccessToken } from '~/platform/session-storage';
import { withRecentCode } from '~/stores/code-challenge';
import { endSession } from '~/stores/session';
import { signUpKeyFor } from '~/stores/asked-links';
import { dropWaiting, keepWaiting, readWaiting, type WaitingSession } from './waiting-session';

/** A password reset after its link was opened. */
export type PasswordReset = {
  email: string;
  /** True if the owner of the account has not chosen a password yet. */
  isFirst: boolean;
  /** The address of another account that is signed in here. It stays signed in. */
  signedInAs: string | undefined;
  /** Set the password and sign out everywhere. After a refused password, another one can be tried. */
  setPassword: (password: string) => Promise<Result<undefined, PasswordFailure>>;
};

/** Why a reset link does not work. */
export type ResetFailure = EmailLinkFailure | 'signed-out' | AuthFailure;

/**
 * Open a reset link, or resume the one that this tab opened before a reload. The reset uses a separate connection, so
 * that another user signed in to this browser stays signed in.
 */
export async function openPasswordReset(
  link: RecoveryLink | undefined,
): Promise<Result<PasswordReset, ResetFailure>> {
  const waiting = readWaiting('reset');
  if (!link && !waiting) return fail('invalid-link');

  let apart: Db;
  try {
    apart = await connectApart();
  } catch {
    return fail(connectionFailure());
  }
  if (!link && waiting) {
    const entered = await enterSession(apart, waiting);

    return entered.ok ? ok(resetOn(apart, waiting)) : entered;
  }

  const opened = link ? await openRecovery(apart, link) : fail('invalid-link' as const);
  if (!opened.ok) return opened;
  keepWaiting('reset', { ...opened.value, next: undefined });
  // If the link also confirmed the address, this removes the password of a sign-up by somebody else.
  await keepSignUpPassword(apart, signUpKeyFor(opened.value.email));

  return ok(resetOn(apart, opened.value));
}

function resetOn(
  apart: Db,
  { userId, email, needsPassword }: Pick<WaitingSession, 'userId' | 'email' | 'needsPassword'>,
): PasswordReset {
  const user = readTokenUser(readAccessToken() ?? '');
  const isOwn = user?.id === userId;

  return {
    email,
    isFirst: needsPassword ?? false,
    signedInAs: isOwn ? undefined : user?.email,
    async setPassword(password) {
      const result = await withRecentCode(
        () => setNewPassword(apart, password),
        'new-password',
        (call) => call(apart),
      );
      if (!result.ok) return result;

      dropWaiting('reset');
      // Somebody who knew the old password may still be signed in.
      await signOut(apart, 'global');
      if (isOwn) await endSession();

      return result;
    },
  };
}
