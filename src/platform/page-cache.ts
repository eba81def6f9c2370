/**
 * Browsers keep a page after the visitor leaves it and show it again on Back. Private data must not
 * be shown to the next person, so it is hidden on leaving and shown again once the same user is
 * confirmed.
 */

/**
 * Hide private data when the visitor leaves a page that shows some, until `showPrivateParts` is
 * called.
 */
export function hidePrivatePartsOnLeaving(isPrivate: () => boolean): void {
  onLeaving(() => {
    if (isPrivate()) document.documentElement.dataset['away'] = '';
  });
}

/** Call the listener when the visitor leaves this page. The returned function stops it. */
export function onLeaving(listener: () => void): () => void {
  addEventListener('pagehide', listener);

  return () => removeEventListener('pagehide', listener);
}

/** Show the private data again that was hidden on leaving. */
export function showPrivateParts(): void {
  delete document.documentElement.dataset['away'];
}

/** Call the listener when the browser restores this page from its cache. The returned function stops it. */
export function onPageRestored(listener: () => void): () => void {
  const handleShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  addEventListener('pageshow', handleShow);

  return () => removeEventListener('pageshow', handleShow);
}
