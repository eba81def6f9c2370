/** The messages for customers about a bond that is being issued. */

/** The bond is issued automatically. */
export const BEING_MADE =
  'We are preparing your bond. It takes a few minutes. You don’t need to do anything.';

/** Staff issue the bond. Only staff see the reason. */
export const FINISHED_BY_HAND =
  'A member of our staff is finishing your bond. We will email you when it is ready. You don’t need to do anything.';
