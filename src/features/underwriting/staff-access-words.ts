import type { StaffAccessFailure } from '~/domain/accounts/staff-access';

/** Says why somebody has no access as staff, and how to get it. */
export const STAFF_ACCESS_WORDS: Record<StaffAccessFailure, string> = {
  'not-staff': 'You no longer have a staff role. Ask an administrator.',
  'second-factor-required': 'Enter a code from your authenticator app to continue.',
  'challenge-required':
    'Your last code is more than 10 minutes old. Enter a new code from your authenticator app to continue.',
};
