// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { NotesPanel } from '~/features/attorney/NotesPanel';
import { keepUnsavedNote } from '~/stores/matter-note';
import { render } from '../../ui/render';

const NOTE = { words: 'Call the clerk.', version: 1 };

const area = () => document.querySelector('textarea');

function type(text: string): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(area(), text);
    area()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function isAskedBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);

  return event.defaultPrevented;
}

beforeEach(() => keepUnsavedNote('m', undefined));

it('keeps unsaved notes while their author looks at another matter', () => {
  const { draw } = render(<NotesPanel id="m" note={NOTE} />);
  type('Call the clerk on Monday.');
  draw(<NotesPanel key="other" id="other" note={{ words: '', version: 0 }} />);
  draw(<NotesPanel id="m" note={{ words: 'Call the judge.', version: 2 }} />);

  expect(area()?.value).toBe('Call the clerk on Monday.');
  expect(document.body.textContent).toContain('Not saved yet');
});

it('lets the browser ask before the page closes with unsaved notes', () => {
  render(<NotesPanel id="m" note={NOTE} />);
  expect(isAskedBeforeClosing()).toBe(false);

  type('Call the clerk on Monday.');
  expect(isAskedBeforeClosing()).toBe(true);

  type(NOTE.words);
  expect(isAskedBeforeClosing()).toBe(false);
});

it('moves the focus to notes that cannot be saved', async () => {
  render(<NotesPanel id="m" note={NOTE} />);
  type('The SSN is 123-45-6789.');
  await act(async () => document.querySelector('button')?.click());

  expect(document.activeElement).toBe(area());
});
