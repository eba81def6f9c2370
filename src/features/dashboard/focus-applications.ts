/** The id of the heading above the applications. */
export const APPLICATIONS_HEADING = 'applications-heading';

/** The id of the list of applications that ended. */
export const ENDED_ID = 'ended';

/**
 * Move the focus to the applications' heading, or to the page's heading if it is missing, because the element with the
 * focus has disappeared.
 */
export function focusApplications(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(APPLICATIONS_HEADING) ?? document.querySelector('h1');
    heading?.focus();
  });
}
