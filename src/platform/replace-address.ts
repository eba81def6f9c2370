/**
 * Replace the current address without loading a page. Listeners to `popstate` are notified as after
 * Back.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
