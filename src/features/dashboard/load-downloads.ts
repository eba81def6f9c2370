import { fetchPart } from '~/platform/fetch-part';

/** The code of downloads. The desk fetches it once it is shown, so that a press does not wait for it. */
export function loadDownloads() {
  return fetchPart(import('~/stores/bond-downloads'));
}

/** The downloads of a bond, once loaded. */
export type Downloads = typeof import('~/stores/bond-downloads');
