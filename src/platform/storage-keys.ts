/** The keys under which more than one part of the site keeps something in the browser. */

/** Where the session is kept. A page without this key in either storage has nobody signed in. */
export const SESSION_KEY = 'marshline-session';

/** Where one page leaves a toast for the next. */
export const WAITING_TOAST_KEY = 'marshline-waiting-toast';

/** Where this browser keeps the one unfinished quote. */
export const DRAFT_KEY = 'marshline.quote-draft';

/** Where a visitor's quote waits that is not to go into the account that is signed in. */
export const ASIDE_DRAFT_KEY = 'marshline.quote-draft-aside';
