/** The heading under which a bond is changed or ended. */
export const REQUESTS_HEADING = 'change-heading';

/** Put the focus where the requests begin: what it was on is gone. Before them there is always the page's heading. */
export function focusRequests(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(REQUESTS_HEADING) ?? document.querySelector('h1');
    heading?.focus();
  });
}
