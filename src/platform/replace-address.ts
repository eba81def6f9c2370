/**
 * Give the page that is shown another address, in place of the current one. What listens to the address hears of it as
 * it hears of Back.
 */
export function replaceAddress(address: string): void {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
