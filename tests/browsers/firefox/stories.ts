/** The files of stories that Firefox runs too: how visitors find a bond, read, stay signed in and verify. */
export const FIREFOX_STORIES = ['finder', 'guide', 'session', 'smoke', 'verify'];

/** Stories of these files that need what Playwright or Firefox itself cannot do. */
export const NOT_IN_FIREFOX = [
  // Playwright does not turn scripts off in Firefox, and does not emulate print and a phone.
  'without JavaScript',
  'prints',
  '@phone',
  // Playwright waits for ever for a page whose scripts the story holds back.
  'before the page is interactive',
  // Firefox reports a blocked call as an error of the page.
  'says that the result is unknown, and can be retried',
  // Firefox does not ask again for a script that failed to load, until the page is loaded anew.
  "shows an error if the search can't load",
];
