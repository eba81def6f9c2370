/** The words of the Attorney Desk. */
import type { FeedFailure } from '~/data/firms/calendar-feed';
import type { FirmFailure } from '~/data/firms/firm';
import type { MatterFailure } from '~/data/firms/matters';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import { CHANGED_MEANWHILE } from '~/domain/changed-meanwhile';
import type { MatterSaving } from '~/stores/keep-matter';

const OFFLINE = 'You are offline. Connect to the internet, then try again.';
const UNREACHABLE = 'Our server did not answer. Try again: it counts only once.';
const REFUSED = 'We cannot store one of these values. Check them and try again.';

/** Says why the firm was not changed. */
export const FIRM_FAILURE_WORDS: Record<FirmFailure, string> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  refused: REFUSED,
  'signed-out': SIGN_IN_ENDED,
  'in-a-firm': 'This account already works at a firm. Leave that firm first.',
  'changed-meanwhile': CHANGED_MEANWHILE,
  'not-owner': 'Only an owner of the firm can do this.',
  'too-many-waiting': 'Your firm has 50 open invitations. Take one back first.',
  'not-found': 'This person or invitation is no longer there.',
  'last-owner': 'The firm needs an owner. Make somebody else an owner first.',
};

/** Says why the calendar subscription was not changed. */
export const FEED_FAILURE_WORDS: Record<FeedFailure, string> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  refused: 'We could not store this address. Try again.',
  'not-a-member': 'Your account no longer belongs to a firm.',
};

/** Says why a matter was not saved or changed. */
export const MATTER_FAILURE_WORDS: Record<MatterFailure, string> = {
  offline: OFFLINE,
  unreachable: UNREACHABLE,
  refused: REFUSED,
  'signed-out': SIGN_IN_ENDED,
  'not-allowed': 'Your role at the firm reads matters only. Ask an owner.',
  'not-found': 'You can no longer open this matter.',
  'too-many': 'The firm has 5,000 matters. Call us for more.',
  closed: 'This matter was closed. Reopen it to change it.',
  'changed-elsewhere':
    'This was changed in another tab or by a colleague. Choose which one to keep.',
  'person-signed':
    'You removed a person who has signed. Signers stay in the matter. Reload to see the person again.',
  'not-a-colleague': 'This person does not work at your firm.',
  'attached-elsewhere': 'This application belongs to another matter.',
  'has-application': 'This matter already has another application.',
};

const RETRYING: Record<Extract<MatterSaving, { status: 'retrying' }>['code'], string> = {
  offline: 'Not saved: you are offline. We save when you are back online. Keep this page open.',
  unreachable: 'Not saved: our server did not answer. We keep trying. Keep this page open.',
  'signed-out':
    'Not saved: your sign-in has ended. We save when you sign in again. Keep this page open.',
};

/** Describes the state of the last change. */
export function savingWords(saving: MatterSaving, isStored: boolean): string {
  switch (saving.status) {
    case 'saved':
      return isStored ? 'All changes saved' : 'We save the matter with your first entry.';
    case 'waiting':
    case 'saving':
      return 'Saving...';
    case 'retrying':
      return RETRYING[saving.code];
    case 'choosing':
      return MATTER_FAILURE_WORDS['changed-elsewhere'];
    case 'stopped':
      return MATTER_FAILURE_WORDS[saving.code];
  }
}

const NOT_LOADED = 'Failed to load your desk';

/** Messages for a view that did not load. */
export const LOAD_FAILURES = {
  'load-failed': {
    title: NOT_LOADED,
    description: 'Your matters are safe. Try again. If it keeps failing, call us.',
  },
  unreachable: {
    title: NOT_LOADED,
    description: 'Our server did not answer. Your matters are safe. Try again in a moment.',
  },
  offline: {
    title: 'You are offline',
    description: 'This part has not loaded yet. It loads automatically when you are back online.',
  },
};

/** Under every amount and every soft answer. */
export const NOT_YOUR_LAWYER =
  'The court decides the amount; this applies the published rule to your figures. We are not your lawyer.';

/** Under every soft answer. */
export const SOFT_ANSWER = 'This is not a decision: an underwriter decides when you apply.';
