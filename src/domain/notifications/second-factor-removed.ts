import { z } from 'zod';
import { defineLetter } from './letter.ts';

/** A recovery code was used, so that a password alone opens the account again. */
export const secondFactorRemovedLetter = defineLetter(z.object({}), () => ({
  subject: 'Your two-factor authentication was turned off',
  title: 'Your two-factor authentication was turned off',
  parts: [
    {
      type: 'text',
      text: 'A recovery code was used to sign in to your account. We removed your authenticator app, your other recovery codes no longer work, and every other device is signed out.',
    },
    {
      type: 'text',
      text: 'If that was you, set up two-factor authentication again. If it was not you, reset your password now and call us: someone else knows your password and has your recovery codes.',
    },
  ],
  action: { label: 'Open Account & Security', path: '/dashboard/account' },
  note: 'We send this email whenever someone uses a recovery code.',
}));
