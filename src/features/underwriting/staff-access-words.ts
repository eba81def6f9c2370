import type { StaffAccessFailure } from '~/domain/accounts/staff-access';

/** Why somebody is not let in as staff, and what to do. */
export const STAFF_ACCESS_WORDS: Record<StaffAccessFailure, string> = {
  'not-staff': 'You have no role here any more. Ask an administrator.',
  'second-factor-required': 'Enter a code from your authenticator app to continue.',
  'challenge-required':
    'Your last code is more than 10 minutes old. Enter a new code from your authenticator app to continue.',
};
