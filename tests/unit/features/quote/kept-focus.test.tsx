// @vitest-environment happy-dom
import { useStore } from '@nanostores/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { $formVersion } from '~/features/quote/store';
import { useKeptFocus } from '~/features/quote/use-kept-focus';
import { render } from '../../ui/render';

function Form() {
  const version = useStore($formVersion);
  useKeptFocus(version);

  return (
    <form key={version}>
      <input id="first-name" defaultValue={version === 0 ? '' : 'Ada'} />
      <button type="button" id="other">
        Other
      </button>
    </form>
  );
}

const firstName = () => document.querySelector<HTMLInputElement>('#first-name');

it('keeps the focus in its field when the form is filled in anew, and selects the new text', () => {
  $formVersion.set(0);
  render(<Form />);
  const before = firstName();
  before?.focus();

  act(() => $formVersion.set(1));

  expect(firstName()).not.toBe(before);
  expect(document.activeElement).toBe(firstName());
  expect([firstName()?.selectionStart, firstName()?.selectionEnd]).toEqual([0, 'Ada'.length]);
});

it('does not take the focus from what a press chose', () => {
  const outside = document.createElement('button');
  document.body.append(outside);
  $formVersion.set(0);
  render(<Form />);
  firstName()?.focus();

  act(() => {
    $formVersion.set(1);
    outside.focus();
  });

  expect(document.activeElement).toBe(outside);
});
