/** Have an address settled that is not the one of the page that is shown. Most visits need nothing of that. */
export function lookAtAddress(): void {
  if (location.pathname === document.documentElement.dataset['route']) return;

  void import('./settle-address').then(({ settleAddress }) => settleAddress());
}
