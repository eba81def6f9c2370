import type { RoleFailure } from '~/data/staff/staff-security';
import { SIGN_IN_ENDED } from '~/domain/accounts/sign-in-ended';
import type { AccessKind } from '~/domain/underwriting/access-log';
import type { VitalName } from '~/domain/vitals/vital-names';
import type { VitalRating } from '~/domain/vitals/vitals';
import { STAFF_ACCESS_WORDS } from '../staff-access-words';

/** Says why a role did not change. */
export const ROLE_FAILURES: Record<RoleFailure, string> = {
  'not-admin': 'You are no longer an administrator. Ask another administrator.',
  'challenge-required': STAFF_ACCESS_WORDS['challenge-required'],
  'no-account': 'No account has this address. Ask the person to sign up first.',
  'not-confirmed':
    'The address is not confirmed yet. Ask the person to open the link in the email.',
  'no-factor':
    'Ask them to set up two-factor authentication first, under Account & Security. Then give the role.',
  'held-already': 'The person has this role already.',
  'last-admin': 'This is the last administrator. Give the role to somebody else first.',
  'not-held': 'The person does not have this role any more.',
  'session-ended': SIGN_IN_ENDED,
  'not-saved': 'Something went wrong on our side. Try again.',
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable:
    'The server did not answer. Check the list to see if the change was made. If not, try again.',
};

/** The kinds of entries that the log can be filtered by. */
export const ACCESS_KIND_LABELS: Record<AccessKind, string> = {
  'application-read': 'Applications read',
  'document-opened': 'Documents opened',
  'bond-papers-opened': 'Bond papers opened',
  'contractor-read': 'Accounts of contractors read',
  'contractor-file-opened': 'Files of contractors opened',
  'digits-read': 'Last digits read',
  'number-shown': 'Numbers looked at',
  'role-granted': 'Roles given',
  'role-revoked': 'Roles removed',
  'sessions-ended': 'Sessions ended',
};

/** The name of each measurement and its meaning. */
export const VITAL_TITLES: Record<VitalName, { title: string; tells: string }> = {
  LCP: { title: 'Largest Contentful Paint', tells: 'When the main part of the page shows' },
  INP: { title: 'Interaction to Next Paint', tells: 'How soon the page responds to a click' },
  CLS: { title: 'Cumulative Layout Shift', tells: 'How much the page jumps' },
  FCP: { title: 'First Contentful Paint', tells: 'When the first content shows' },
  TTFB: { title: 'Time to First Byte', tells: 'How soon the server answers' },
};

export const RATING_LABELS: Record<VitalRating, string> = {
  good: 'Good',
  'needs-improvement': 'Needs improvement',
  poor: 'Poor',
};
