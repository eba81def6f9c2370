/**
 * Parts of the frame that no page loads before they are needed. A mark on the root of the page asks for one: the
 * script in the head sets it, or any code of the page does.
 */
export type PagePart = 'session' | 'toaster' | 'signInAgain' | 'signIn' | 'code';

/** Ask for a part of the frame. Asking again, or before the frame listens, is fine. */
export function callPart(part: PagePart): void {
  // Rules that show a toast are tested without a page.
  if (typeof document !== 'undefined') document.documentElement.dataset[part] = '';
}

/** Take the mark back: the part is not needed any more. */
export function dismissPart(part: PagePart): void {
  const { dataset } = document.documentElement;
  Reflect.deleteProperty(dataset, part);
}
