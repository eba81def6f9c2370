import { signOut } from '~/data/own-session';
import type { AuthFailure } from '~/data/auth-failure';
import { type EmailLinkFailure, openRecovery, type RecoveryLink } from '~/data/auth-links';
import { connectApart, type Db } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import { enterSession } from '~/data/opened-session';
import { type PasswordFailure, setNewPassword } from '~/data/password';
import { readTokenUser } from '~/domain/accounts/session-user';
import { fail, ok, type Result } from '~/domain/result';
import { readAccessToken } from '~/platform/session-storage';
import { withRecentCode } from '~/stores/code-challenge';
import { endSession } from '~/stores/session';
import { dropWaiting, keepWaiting, readWaiting } from './waiting-session';

/** A reset whose link was opened: whose password it sets, and how. */
export type PasswordReset = {
  email: string;
  /** Who else is signed in to this browser, and stays so. */
  signedInAs: string | undefined;
  /** Set the password and sign out everywhere. A password that is refused can be followed by another. */
  setPassword: (password: string) => Promise<Result<undefined, PasswordFailure>>;
};

/** How a reset fails to open. */
export type ResetFailure = EmailLinkFailure | 'signed-out' | AuthFailure;

/**
 * Open a reset link, or go on with the one that this tab opened before it was loaded again. Its session is used on a
 * connection of its own: whoever is signed in to this browser stays signed in.
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

  return ok(resetOn(apart, opened.value));
}

function resetOn(apart: Db, { userId, email }: { userId: string; email: string }): PasswordReset {
  const user = readTokenUser(readAccessToken() ?? '');
  const isOwn = user?.id === userId;

  return {
    email,
    signedInAs: isOwn ? undefined : user?.email,
    async setPassword(password) {
      const result = await withRecentCode(
        () => setNewPassword(apart, password),
        'new-password',
        (call) => call(apart),
      );
      if (!result.ok) return result;

      dropWaiting('reset');
      // Whoever knew the old password may still be signed in.
      await signOut(apart, 'global');
      if (isOwn) await endSession();

      return result;
    },
  };
}
