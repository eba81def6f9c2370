/** The id of the search dialog in the page header. */
export const DIALOG_ID = 'search-dialog';

/**
 * The storage key for turning off the `/` shortcut. The setting is shared by everybody who uses the browser, because it
 * is not private.
 */
export const SLASH_KEY = 'marshline-prefers-no-slash';
