import type { SignFailure } from '~/data/signing/signing';

/** A failure and the advice for it. */
export type FailureWords = { title: string; description: string };

/** A message for each reason why something failed on the page. */
export const SIGN_FAILURES: Record<SignFailure, FailureWords> = {
  'not-found': {
    title: 'This link doesn’t work',
    description:
      'A newer link may have replaced it: look for the newest email. Or ask the person who invited you for a new one.',
  },
  'rate-limited': {
    title: 'Too many attempts',
    description: 'Wait an hour, then try again. Your answers are saved.',
  },
  'not-expired': {
    title: 'This link can’t be sent again here',
    description: 'Reload the page. If it still doesn’t work, ask for a new link.',
  },
  'wrong-code': {
    title: 'This is not the code',
    description: 'Check the newest email. After five wrong codes, the link is locked.',
  },
  'code-expired': {
    title: 'This code has expired',
    description: 'Ask for a new code and enter it within ten minutes.',
  },
  locked: {
    title: 'This link is locked',
    description:
      'Five wrong codes were entered. Your answers are safe. Ask the person who invited you to send a new link, or call us.',
  },
  'session-ended': {
    title: 'Your 30 minutes are over',
    description: 'Your saved answers are kept. Ask for a new code to continue.',
  },
  'already-signed': {
    title: 'This is signed already',
    description: 'We emailed you a copy. There is nothing left to do.',
  },
  declined: {
    title: 'You declined to sign',
    description: 'To sign after all, ask the person who invited you for a new link, or call us.',
  },
  changed: {
    title: 'Something changed while you were signing',
    description: 'Check the case once more, then sign.',
  },
  incomplete: {
    title: 'Some answers are missing',
    description: 'Go back and complete them, then sign.',
  },
  'wrong-name': {
    title: 'This is not your name as you entered it',
    description: 'Type the full legal name from the first step.',
  },
  'text-changed': {
    title: 'The text has a new version',
    description: 'Reload the page and read it again. Your answers are saved.',
  },
  invalid: {
    title: 'Please check your answers',
    description: 'Correct the marked answers and continue.',
  },
  busy: { title: 'We are busy right now', description: 'Press the button again in a minute.' },
  failed: { title: 'Something went wrong on our side', description: 'Try again.' },
  offline: { title: 'You are offline', description: 'Connect to the internet, then try again.' },
  unreachable: { title: 'Our server did not answer', description: 'Try again in a moment.' },
};
