/**
 * Open the address of a download in a new tab, which the browser closes as the download begins. A browser that opens no
 * tab any more, because the press was too long ago, downloads in this one: a download does not leave the page.
 */
export function openDownload(url: string): void {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  else window.location.assign(url);
}
