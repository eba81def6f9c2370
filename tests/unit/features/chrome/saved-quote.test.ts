// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { SAVED_QUOTE_SCRIPT } from '~/features/chrome/saved-quote';
import { DRAFT_KEY } from '~/platform/storage-keys';

/** Whether the link shows after the script. */
function isShown(): boolean {
  document.body.innerHTML = '<a id="saved-quote" hidden></a>';
  window.eval(SAVED_QUOTE_SCRIPT);

  return document.querySelector<HTMLElement>('#saved-quote')?.hidden === false;
}

beforeEach(() => localStorage.clear());

it('leads back to the unfinished quote of this browser', () => {
  localStorage.setItem(DRAFT_KEY, '{}');

  expect(isShown()).toBe(true);
});

it('stays hidden without an unfinished quote', () => {
  expect(isShown()).toBe(false);
});
