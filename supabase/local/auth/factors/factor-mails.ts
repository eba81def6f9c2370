import type { Account } from '../accounts.ts';
import type { AuthParts } from '../call.ts';

/** Mail the user that a factor was added or removed. */
export function mailAboutFactor(
  { mail, siteUrl }: AuthParts,
  what: 'mfa_factor_enrolled' | 'mfa_factor_unenrolled',
  { email }: Account,
): void {
  if (email) mail.post(what, email, { SiteURL: siteUrl, Email: email, FactorType: 'totp' });
}
