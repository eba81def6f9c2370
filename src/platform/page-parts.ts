/**
 * Parts of the page frame that load on demand. A data attribute on the root element requests a
 * part. The script in the head or any code of the page sets the attribute.
 */
export type PagePart = 'session' | 'toaster' | 'signInAgain' | 'signIn' | 'code';

/** Request a part of the frame. You may call it repeatedly, and before the frame listens. */
export function callPart(part: PagePart): void {
  // Unit tests of code that shows toasts run without a document.
  if (typeof document !== 'undefined') document.documentElement.dataset[part] = '';
}

/** Withdraw the request for a part that is no longer needed. */
export function dismissPart(part: PagePart): void {
  const { dataset } = document.documentElement;
  Reflect.deleteProperty(dataset, part);
}
