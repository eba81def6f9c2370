import { tabStorage } from './browser-storage';

/** Parts of the frame that no page loads before something asks for them. */
export type PagePart = 'toaster' | 'signInAgain';

/** What one page leaves for the toaster of the next is kept here. */
export const WAITING_TOAST_KEY = 'marshline-waiting-toast';

const CALL_EVENT = 'marshline-part';

/** Ask for a part of the frame. Asking again, or before the frame listens, is fine. */
export function callPart(part: PagePart): void {
  // Rules that show a toast are tested without a page.
  if (typeof document === 'undefined') return;
  document.documentElement.dataset[part] = '';
  dispatchEvent(new CustomEvent(CALL_EVENT, { detail: part }));
}

/** Load each part when it is asked for, also when it was asked for already. It may be loaded more than once. */
export function answerPartCalls(load: Readonly<Record<PagePart, () => void>>): void {
  addEventListener(CALL_EVENT, (event) => load[(event as CustomEvent<PagePart>).detail]());

  const { dataset } = document.documentElement;
  if ('toaster' in dataset || tabStorage.read(WAITING_TOAST_KEY)) load.toaster();
  if ('signInAgain' in dataset) load.signInAgain();
}
