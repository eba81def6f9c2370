import { atom } from 'nanostores';
import { RENEWAL_WINDOW_DAYS } from '~/domain/renewals/renewal-window';

/** Something the visitor should know about how the wizard opened. */
export type Notice =
  | 'unknown-bond'
  | 'unknown-state'
  | 'draft-expired'
  | 'draft-unreadable'
  | 'not-in-account'
  | 'account-unavailable'
  | 'renewal'
  | 'renewal-as-new'
  | 'renewal-later'
  | 'renewal-done'
  | 'renewal-unavailable'
  | 'resumed';

/** The words of each notice. */
export const NOTICE_WORDS: Record<Notice, { title: string; description: string }> = {
  'unknown-bond': {
    title: 'The link names a bond we do not know',
    description: 'Choose your bond from the list.',
  },
  'unknown-state': {
    title: 'The link names a state we do not know',
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
      'Check each step, because things change in a term. What we never keep, such as your Social Security number, and the underwriting questions are asked again.',
  },
  'renewal-as-new': {
    title: 'That bond cannot be continued',
    description:
      'It has ended, or it is not one that is renewed. Your answers for it are filled in here, and this quote is for a new bond with a number of its own.',
  },
  'renewal-later': {
    title: 'That bond is not due for renewal yet',
    description: `A renewal opens ${RENEWAL_WINDOW_DAYS} days before the term ends. Nothing is filled in; we write to you when it is time.`,
  },
  'renewal-done': {
    title: 'That bond is renewed already',
    description:
      'It goes on for another term, or an application for that is on its way. Your dashboard shows which. Nothing is filled in here.',
  },
  'renewal-unavailable': {
    title: 'That bond could not be opened',
    description:
      'It is not in your account, or your account could not be reached. Nothing is filled in; you can still apply here.',
  },
  resumed: {
    title: 'Welcome back',
    description: 'Your answers are as you left them.',
  },
};

/** The notices on the page, in the order they came. */
export const $notices = atom<readonly Notice[]>([]);

/** Show a notice once. */
export function showNotice(notice: Notice): void {
  if (!$notices.get().includes(notice)) $notices.set([...$notices.get(), notice]);
}

/** Take a notice away. */
export function dismissNotice(notice: Notice): void {
  $notices.set($notices.get().filter((shown) => shown !== notice));
}
