/**
 * Open a download in a new tab, which the browser closes when the download starts. If the browser
 * blocks the tab because the click was too long ago, download in this tab: a download does not
 * leave the page.
 */
export function openDownload(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
