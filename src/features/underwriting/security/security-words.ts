import type { RoleFailure } from '~/data/staff-security';
import type { AccessKind } from '~/domain/underwriting/access-log';
import type { VitalName, VitalRating } from '~/domain/vitals/vitals';
import { STAFF_ACCESS_WORDS } from '../staff-access-words';

/** Why a role did not change. */
export const ROLE_FAILURES: Record<RoleFailure, string> = {
  'not-admin': 'You are not an administrator any more. Ask another administrator.',
  'challenge-required': STAFF_ACCESS_WORDS['challenge-required'],
  'no-account': 'No account has this address. Ask the person to sign up first.',
  'not-confirmed':
    'The address is not confirmed yet. Ask the person to follow the link in the mail.',
  'held-already': 'The person has this role already.',
  'last-admin': 'This is the last administrator. Give the role to somebody else first.',
  'not-held': 'The person does not have this role any more.',
  'session-ended': 'Your sign-in has ended. Sign in again, then try again.',
  'not-saved': 'Something went wrong on our side. Try again.',
  offline: 'You are offline. Connect to the internet, then try again.',
  unreachable:
    'The server did not answer. Look at the list: it may be done. If it is not, try again.',
};

/** What the log can be narrowed to. */
export const ACCESS_KIND_LABELS: Record<AccessKind, string> = {
  'application-read': 'Applications read',
  'document-opened': 'Documents opened',
  'bond-papers-opened': 'Bond papers opened',
  'digits-read': 'Last digits read',
  'number-shown': 'Numbers looked at',
  'role-granted': 'Roles given',
  'role-revoked': 'Roles taken away',
  'sessions-ended': 'Sessions ended',
};

/** What a measurement is called and what it tells. */
export const VITAL_TITLES: Record<VitalName, { title: string; tells: string }> = {
  LCP: { title: 'Largest Contentful Paint', tells: 'When the main part of the page shows' },
  INP: { title: 'Interaction to Next Paint', tells: 'How soon the page answers a press' },
  CLS: { title: 'Cumulative Layout Shift', tells: 'How much the page jumps' },
  FCP: { title: 'First Contentful Paint', tells: 'When anything shows' },
  TTFB: { title: 'Time to First Byte', tells: 'How soon the server answers' },
};

/** How good a value is. */
export const RATING_LABELS: Record<VitalRating, string> = {
  good: 'Good',
  'needs-improvement': 'Needs improvement',
  poor: 'Poor',
};
