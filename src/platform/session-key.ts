/** Where the session is kept. A page without this key in either storage has nobody signed in. */
export const SESSION_KEY = 'marshline-session';
