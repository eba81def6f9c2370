/** The heading under which applications stand. */
export const APPLICATIONS_HEADING = 'applications-heading';

/** Put the focus where the list begins: what it was on is gone. Before the list there is always the page's heading. */
export function focusApplications(): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(APPLICATIONS_HEADING) ?? document.querySelector('h1');
    heading?.focus();
  });
}
