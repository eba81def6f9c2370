import { isGuessable } from '../../../src/domain/accounts/guessable-password.ts';
import type { Account } from './accounts.ts';
import { AuthFailure } from './failure.ts';

/**
 * Refuse a password that others would guess, with the refusal that the platform's leaked-password protection gives. The
 * platform cannot run our list: there the forms alone refuse what is on it.
 */
export function refuseGuessable(password: string, owner: readonly unknown[]): void {
  const known = owner.filter((text) => typeof text === 'string');
  if (!isGuessable(password, known)) return;

  throw new AuthFailure(
    422,
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
  );
}

/** What others know of the owner of an account. */
export function ownerOf({ email, raw_user_meta_data: metadata }: Account): unknown[] {
  return [email, metadata?.['first_name'], metadata?.['last_name']];
}
