import { SIGN_IN_ENDED } from '../accounts/sign-in-ended.ts';
import { CHANGED_MEANWHILE } from '../changed-meanwhile.ts';

/** Why a call of the contractor's desk changed nothing, in words. The codes are those of the database functions. */
export const DESK_FAILURES = {
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable: 'Our server did not answer. Try again: it counts only once.',
  'session-ended': SIGN_IN_ENDED,
  refused: 'The server refused a value. Check the amounts and texts, then try again.',
  'not-saved': 'Something went wrong on our side. Try again. If it keeps failing, call us.',
  'not-found': 'You can’t open this account.',
  'already-open': 'You have a desk already. Reload the page.',
  'changed-meanwhile': CHANGED_MEANWHILE,
  'name-fixed':
    'Your line was granted under this legal name. Call us if the company has a new one.',
  'in-future': 'The day is in the future. Enter today or an earlier day.',
  'too-many': 'The account has reached its limit. Call us.',
  'not-open': 'This has changed. Reload the page to see its current state.',
  'number-taken': 'Another project has this job number. Enter a different one.',
  'bid-closed': 'The bid time has passed. Correct it if the owner moved it.',
  'bond-applied':
    'The application for the bid bond has the old date. Withdraw it on your dashboard first, or call us.',
  'bond-issuing':
    'The bid bond is being issued, so you can’t take the bid back. Record its result instead.',
  'above-line': 'The amounts are above your line. Enter lower ones, or leave them empty.',
  'not-allowed': 'This step does not follow the current stage. Check the project.',
  'not-staff': 'Only underwriters with a second factor can do this.',
  'own-account': 'You are a member of this account. A colleague decides.',
  'unknown-indemnitor': 'The line names an indemnitor who was released. Check the indemnitors.',
  'named-by-line': 'The line requires this indemnity. Grant a line without it first.',
  'colleague-required': 'Saved. A different underwriter must approve it.',
  'reports-unanswered':
    'Another person allowed a credit report after you opened this page. Reload it and answer the question about each person.',
  'no-report-allowed': 'This person has not signed the permission to check credit.',
  'no-new-statement': 'Renewing needs a current statement that came after the last grant.',
} as const;

export type DeskFailure = keyof typeof DESK_FAILURES;

/** The keys of `DESK_FAILURES`. */
export const DESK_FAILURE_CODES = Object.keys(DESK_FAILURES) as DeskFailure[];
