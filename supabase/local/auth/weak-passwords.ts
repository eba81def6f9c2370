import { isGuessable } from '../../../src/domain/accounts/guessable-password.ts';
import type { Account } from './accounts.ts';
import { AuthFailure } from './failure.ts';

/**
 * Refuse a password that is easy to guess, with the refusal of the platform's leaked-password protection. The platform
 * cannot use our list: there only the forms refuse its passwords.
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

/** The values of an account that other people know. */
export function ownerOf({ email, raw_user_meta_data: metadata }: Account): unknown[] {
  return [email, metadata?.['first_name'], metadata?.['last_name']];
}
