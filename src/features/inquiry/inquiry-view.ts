/** Show one section of the page and hide the others. */
export function showInquiryView(
  root: HTMLElement,
  view: 'ask' | 'loading' | 'found' | 'failed',
): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-view]')) {
    section.hidden = section.dataset['view'] !== view;
  }
}
