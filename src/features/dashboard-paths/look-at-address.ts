/**
 * Load the code that corrects the address, but only if the address is not the page's own. Most visits never need that
 * code.
 */
export function lookAtAddress(): void {
  if (location.pathname === document.documentElement.dataset['route']) return;

  void import('./settle-address').then(({ settleAddress }) => settleAddress());
}
