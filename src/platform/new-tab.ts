/** A tab that was opened before it is known where it leads. */
export type WaitingTab = {
  /** The browser opened none: `goTo` would leave this page. */
  isBlocked: boolean;
  /** Go to an address: there, or in this tab where the browser opened none. */
  goTo: (url: string) => void;
  /** There is nowhere to go after all. */
  close: () => void;
};

/**
 * Open a tab at once, while the browser still knows that a person pressed something: it blocks what is opened later.
 * What is shown there cannot reach this page.
 */
export function openWaitingTab(): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;

  return {
    isBlocked: tab === null,
    goTo: (url) => {
      if (tab && !tab.closed) tab.location.replace(url);
      else window.location.assign(url);
    },
    close: () => tab?.close(),
  };
}
