/** Younger people cannot sign an indemnity agreement. */
export const MINIMUM_AGE_YEARS = 18;
