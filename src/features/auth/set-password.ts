import { signOut } from '~/data/auth';
import { openRecovery, openRecoveryByCode, type EmailLinkFailure } from '~/data/auth-links';
import { withDb } from '~/data/client';
import type { ConnectionFailure } from '~/data/connection';
import { type PasswordFailure, setNewPassword } from '~/data/password';
import type { Result } from '~/domain/result';
import { withRecentCode } from '~/stores/code-challenge';
import type { RecoveryLink } from './recovery-link';

/**
 * A reset by one link: opens it at the first try, sets the password, and signs out everywhere, since whoever knew the
 * old password may still be signed in. A password that is refused can be followed by another. An account with a second
 * factor is asked for its code in between.
 */
export function createPasswordReset(
  link: RecoveryLink,
): (password: string) => Promise<Result<undefined, PasswordFailure | EmailLinkFailure>> {
  let isOpen = false;

  return async (password) => {
    if (!isOpen) {
      const opened = await openLink(link);
      if (!opened.ok) return opened;
      isOpen = true;
    }

    const result = await withRecentCode(
      () => withDb((db) => setNewPassword(db, password)),
      'new-password',
    );
    if (result.ok) await withDb((db) => signOut(db, 'global'));

    return result;
  };
}

async function openLink(
  link: RecoveryLink,
): Promise<Result<undefined, EmailLinkFailure | ConnectionFailure>> {
  return withDb((db) =>
    link.kind === 'tokens' ? openRecovery(db, link) : openRecoveryByCode(db, link.tokenHash),
  );
}
