/** The storage keys that more than one part of the site uses. */

/** The session. If neither storage has this key, nobody is signed in. */
export const SESSION_KEY = 'marshline-session';

/** Set while the sessions of this tab end when the tab closes. */
export const ENDS_WITH_TAB_KEY = 'marshline-session-ends-with-tab';

/** The id of the session that moved from the device to one tab. Other tabs must not store it again. */
export const MOVED_SESSION_KEY = 'marshline-session-moved-to-tab';

/** A toast that one page leaves for the next. */
export const WAITING_TOAST_KEY = 'marshline-waiting-toast';

/** The one unfinished quote of this browser. */
export const DRAFT_KEY = 'marshline.quote-draft';

/** A visitor's quote that stays out of the signed-in account. */
export const ASIDE_DRAFT_KEY = 'marshline.quote-draft-aside';

/** The quotes that were started from a matter of the Attorney Desk. */
export const MATTER_QUOTES_KEY = 'marshline.matter-quotes';

/** The inquiries of an attorney, which wait for the matters opened from their answers. */
export const ATTORNEY_INQUIRIES_KEY = 'marshline.attorney-inquiries';
