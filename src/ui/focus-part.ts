/**
 * Move the focus to a part of the page: to the item of a list, or to the heading of a section. Call it when a form or a
 * button of the part may disappear. If the focus is not lost by the next frame, it stays.
 */
export function focusPart(part: Element | null | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;

    // An item of a list may be drawn anew in another list.
    const place = part?.isConnected ? part : document.getElementById(part?.id ?? '');
    const headingId = place?.getAttribute('aria-labelledby') ?? '';
    const target = place?.hasAttribute('tabindex') ? place : document.getElementById(headingId);
    if (!(target instanceof HTMLElement)) return;

    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
}
