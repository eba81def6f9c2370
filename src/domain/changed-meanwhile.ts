/** What to say when somebody else saved the same facts after the page loaded them. */
export const CHANGED_MEANWHILE =
  'Somebody changed this meanwhile. Check the current facts, then try again.';
