import { z } from 'zod';
import { defineLetter } from './letter.ts';

/** Somebody signed up with the address of an account. Only its owner learns that there is one. */
export const accountKnownLetter = defineLetter(z.object({}), () => ({
  subject: 'Your account already exists',
  title: 'You already have an account',
  parts: [
    {
      type: 'text',
      text: 'Somebody tried to open an account with your address. You already have one, so nothing was changed.',
    },
    {
      type: 'text',
      text: 'If that was you, sign in. If you forgot your password, choose "Forgot password?" there and set a new one. If it was not you, ignore this email.',
    },
  ],
  action: { label: 'Sign In', path: '/signin' },
  note: 'We send this email at most once a day.',
}));
