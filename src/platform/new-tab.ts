import { openDownload } from './open-download';

/** A tab that opens before its address is known. */
export type WaitingTab = {
  /** True when the browser blocked the tab, so that `goTo` would leave this page. */
  isBlocked: boolean;
  /** Open an address in the new tab, or in this tab if the browser blocked the new one. */
  goTo: (url: string) => void;
  /** Close the new tab when there is no address to open. */
  close: () => void;
};

/**
 * Open a tab at once. Browsers allow new tabs only right after a click and block later ones. The
 * new tab cannot access this page.
 */
export function openWaitingTab(): WaitingTab {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;

  return {
    isBlocked: tab === null,
    goTo: (url) => {
      if (isDownload(url)) {
        tab?.close(); // Firefox would leave it open and empty
        openDownload(url);
      } else if (tab && !tab.closed) {
        tab.location.replace(url);
      } else {
        window.location.assign(url);
      }
    },
    close: () => tab?.close(),
  };
}

/** Whether Storage answers with a download: its signed address says so. */
function isDownload(url: string): boolean {
  return new URL(url, window.location.href).searchParams.has('download');
}
