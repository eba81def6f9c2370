import { MAILED_LINK_MINUTES } from '../../../src/domain/accounts/mailed-link.ts';

/** A mail that Auth sends. Auth fills in the names in double braces: Go templates without conditions. */
export type AuthMail = {
  /** The heading. config.toml uses it as the subject too. */
  title: string;
  texts: readonly string[];
  /** The sentences before the code and before the link, for mails whose code somebody may type instead of using the link. */
  choice?: { code: string; link: string };
  /** A mail without a link reports a completed change. */
  action?: { label: string; href: string };
  note: string;
};

/** The ten digits of a mail, in two groups. */
export const MAILED_CODE = '{{slice .Token 0 5}} {{slice .Token 5}}';

const CODE_WARNING = 'We never ask for the code by phone or email.';

const LINK_LIFETIME = `The link works once, within ${MAILED_LINK_MINUTES} minutes.`;
const LIFETIME = `${LINK_LIFETIME} So does the code, and using one of them ends the other. ${CODE_WARNING}`;

/** The mails of Auth, by their file names in supabase/templates. */
export const AUTH_MAILS: Readonly<Record<string, AuthMail>> = {
  confirmation: {
    title: 'Your code or link to confirm your email address',
    texts: [
      'You asked to sign in to Marshline Surety, or to open an account, as {{.Email}}. The address has no account yet, so confirm it with this email first.',
    ],
    choice: {
      code: 'If our page asks for a code, enter this one there to sign in:',
      link: 'Otherwise, confirm the address with this link:',
    },
    action: { label: 'Confirm email address', href: callback('signup') },
    note: `${LIFETIME} If you did not ask for it, ignore this email. Nothing happens unless you use the link or the code.`,
  },
  invite: {
    title: 'You are invited to Marshline Surety',
    texts: [
      'Marshline Surety has prepared an account for you under {{.Email}}. Accept the invitation, then choose a password.',
    ],
    action: { label: 'Accept the invitation', href: callback('invite') },
    note: `${LINK_LIFETIME} If you did not expect it, ignore this email. Nothing happens unless you use the link.`,
  },
  magic_link: {
    title: 'Your code or link to sign in',
    texts: ['You asked to sign in to Marshline Surety as {{.Email}}.'],
    choice: {
      code: 'Enter this code on the page that asks for it:',
      link: 'Or sign in with this link:',
    },
    action: { label: 'Sign in', href: callback('magiclink') },
    note: `${LIFETIME} Do not forward this email: whoever uses it is signed in as you. If you did not ask for it, ignore this email.`,
  },
  recovery: {
    title: 'Choose a password',
    texts: ['You asked to set or reset the password of your Marshline Surety account, {{.Email}}.'],
    action: {
      label: 'Choose a password',
      href: '{{.SiteURL}}/reset-password?token_hash={{.TokenHash}}&type=recovery',
    },
    note: `${LINK_LIFETIME} If you did not ask for it, ignore this email: nothing changes unless you use the link.`,
  },
  email_change: {
    title: 'Confirm your new email address',
    texts: [
      'You asked to change the email address of your Marshline Surety account from {{.Email}} to {{.NewEmail}}. We have written to both. The change is made when both links have been opened.',
    ],
    action: { label: 'Confirm the change', href: callback('email_change') },
    note: `${LINK_LIFETIME} If you did not ask for this, do not open it, and change your password: someone else may know it.`,
  },
  password_changed: {
    title: 'Your password was changed',
    texts: [
      'The password of your Marshline Surety account, {{.Email}}, was changed a moment ago. Every other device is signed out.',
      'If that was you, there is nothing to do.',
    ],
    note: 'If it was not, reset the password on our sign-in page at once, under Forgot password, and call us: someone else may have been in your account.',
  },
  mfa_factor_enrolled: {
    title: 'An authenticator app was added to your account',
    texts: [
      'An authenticator app was added to your Marshline Surety account, {{.Email}}, a moment ago. We ask for its code when you sign in. Every device that has not entered a code is signed out.',
      'If that was you, there is nothing to do.',
    ],
    note: 'If it was not you, someone else has been in your account. Call us at once: only we can remove an app that you do not have.',
  },
  mfa_factor_unenrolled: {
    title: 'An authenticator app was removed from your account',
    texts: [
      'An authenticator app was removed from your Marshline Surety account, {{.Email}}, a moment ago. We no longer ask for its code when you sign in.',
      'If that was you, there is nothing to do.',
    ],
    note: 'If it was not you, reset the password on our sign-in page at once, under Forgot password, and call us: someone else has been in your account.',
  },
};

/** The link that Auth confirms. Auth replaces `RedirectTo` with the return address. */
function callback(type: string): string {
  return `{{.SiteURL}}/auth/callback?token_hash={{.TokenHash}}&type=${type}&next={{.RedirectTo}}`;
}
