/** What to say when a call needs the account and its sign-in has ended. */
export const SIGN_IN_ENDED = 'Your sign-in has ended. Sign in again, then try again.';
