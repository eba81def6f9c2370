/** Why somebody is not let in as staff, with the HTTP status that carries it. Both ends of a call read it. */
export const STAFF_ACCESS_FAILURE_STATUS = {
  /** The caller has no role of the staff. */
  'not-staff': 403,
  /** The caller has a role and used no second factor in this session. */
  'second-factor-required': 403,
  /** The last code of a second factor is older than {@link CHALLENGE_MINUTES}. */
  'challenge-required': 403,
} as const;

export type StaffAccessFailure = keyof typeof STAFF_ACCESS_FAILURE_STATUS;

/** The codes alone. */
export const STAFF_ACCESS_FAILURES = Object.keys(
  STAFF_ACCESS_FAILURE_STATUS,
) as StaffAccessFailure[];

/** How long a code of a second factor opens numbers and roles. `private.challenged_within` in the database says the same. */
export const CHALLENGE_MINUTES = 10;
