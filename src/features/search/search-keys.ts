/** The dialog in the head of the page. */
export const DIALOG_ID = 'search-dialog';

/** Under this key the browser keeps that `/` opens no search, for whoever uses it: a preference is not private. */
export const SLASH_KEY = 'marshline-prefers-no-slash';
