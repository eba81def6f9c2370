/**
 * Browsers keep a page that is left and show it again on Back as it was. What it showed of a person may not be
 * shown to the next one, so it is hidden on leaving and shown again when it is known to be theirs.
 */

/** Hide what is private when a page that shows such a thing is left, until `showPrivateParts`. */
export function hidePrivatePartsOnLeaving(isPrivate: () => boolean): void {
  addEventListener('pagehide', () => {
    if (isPrivate()) document.documentElement.dataset['away'] = '';
  });
}

/** Show what was hidden on leaving. */
export function showPrivateParts(): void {
  delete document.documentElement.dataset['away'];
}

/** Hear of a page that comes back as it was left. */
export function onPageRestored(listener: () => void): void {
  addEventListener('pageshow', (event) => {
    if (event.persisted) listener();
  });
}
