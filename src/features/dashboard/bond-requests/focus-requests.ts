/** The id of the heading above the requests. */
export const REQUESTS_HEADING = 'change-heading';

/**
 * Move the focus to the requests' heading, or to the page's heading if it is missing, because the element with the
 * focus has disappeared.
 */
export function focusRequests(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(REQUESTS_HEADING) ?? document.querySelector('h1');
    heading?.focus();
  });
}
