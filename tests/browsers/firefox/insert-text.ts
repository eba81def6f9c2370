/**
 * Let `fill` of Playwright type in Firefox. Runs in the page. Playwright sets the value of a field there, and React takes
 * no notice of a value that nobody typed. The browser's own command inserts text as typing does.
 */
export function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => undefined,
  });
}
