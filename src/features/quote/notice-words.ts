import { BID_END } from '~/domain/bonds/end-words';
import { RENEWAL_WINDOW_DAYS } from '~/domain/renewals/reminders';
import type { Notice } from './notices';

/** What each notice says. */
export const NOTICE_WORDS: Record<Notice, { title: string; description: string }> = {
  'unknown-bond': {
    title: 'The link names an unknown bond',
    description: 'Choose your bond from the list.',
  },
  'unknown-state': {
    title: 'The link names an unknown state',
    description: 'Choose your state from the list.',
  },
  'draft-expired': {
    title: 'Your saved answers have expired',
    description:
      'Answers are kept on this device for 30 days after the last change, then removed. Start again here.',
  },
  'draft-unreadable': {
    title: 'Your saved answers could not be read',
    description:
      'They were written by an older version of this page and were removed. Start again here.',
  },
  'not-in-account': {
    title: 'That quote cannot be opened',
    description:
      'It was submitted or removed, it is older than 30 days, or your account could not be reached.',
  },
  'account-unavailable': {
    title: 'That quote was not opened',
    description:
      'The quote in this browser could not be saved in your account first, and it would have been replaced. Try again in a moment.',
  },
  renewal: {
    title: 'Filled in from the bond you renew',
    description:
      'We ask again for the underwriting answers and for secrets we don’t keep, such as the Social Security number.',
  },
  'renewal-as-new': {
    title: 'That bond cannot be renewed',
    description:
      'It has ended, or it cannot be renewed. We filled in your answers from it, and this quote is for a new bond with its own number.',
  },
  'renewal-later': {
    title: 'That bond is not due for renewal yet',
    description: `A renewal opens ${RENEWAL_WINDOW_DAYS} days before the term ends. Nothing is filled in. We’ll email you when it is time.`,
  },
  'renewal-done': {
    title: 'That bond is already renewed',
    description:
      'It continues for another term, or we are reviewing your renewal. See your dashboard. Nothing is filled in here.',
  },
  'renewal-never': {
    title: 'A bid bond is not renewed',
    description: `It ends when ${BID_END}, and you pay nothing more for it. If you bid on another job, apply here for its bid bond.`,
  },
  'renewal-unavailable': {
    title: 'That bond could not be opened',
    description:
      'It is not in your account, or your account could not be reached. Nothing is filled in; you can still apply here.',
  },
  matter: {
    title: 'Filled in from your matter',
    description:
      'Check each step. In the questions, “you” is your client. Private notes are left out.',
  },
  'matter-unavailable': {
    title: 'That matter could not be opened',
    description: 'You can still apply here.',
  },
  project: { title: 'Filled in from your project', description: 'Check each step.' },
  resumed: { title: 'Welcome back', description: 'Your answers are as you left them.' },
};
