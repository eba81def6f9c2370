// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { focusPart } from '~/ui/focus-part';
import { SheetForm } from '~/ui/SheetForm';
import { render } from './render';

function Statements() {
  const [isAdding, setIsAdding] = useState(true);

  return (
    <section aria-labelledby="statements-title">
      <h2 id="statements-title">Statements</h2>
      {isAdding && (
        <SheetForm
          id="statement"
          fields={[]}
          read={() => ({ ok: true, value: undefined })}
          submitLabel="Add the statement"
          onSubmit={() => {
            setIsAdding(false);

            return Promise.resolve(undefined);
          }}
        />
      )}
    </section>
  );
}

it('leads from a form that closes itself to the heading of its section', async () => {
  render(<Statements />);
  document.querySelector('button')?.focus();
  await act(async () => document.querySelector('button')?.click());

  await vi.waitFor(() => expect(document.activeElement?.id).toBe('statements-title'));
});

it('finds an item again that is drawn in another list', async () => {
  document.body.innerHTML = '<li id="project" tabindex="-1"></li>';
  const before = document.querySelector('li');
  before?.replaceWith(before.cloneNode());
  focusPart(before);

  await vi.waitFor(() => expect(document.activeElement?.id).toBe('project'));
});

it('leaves the focus where a press put it', async () => {
  document.body.innerHTML = '<section aria-labelledby="h"><h2 id="h"></h2></section><button>';
  document.querySelector('button')?.focus();
  focusPart(document.querySelector('section'));
  await new Promise(requestAnimationFrame);

  expect(document.activeElement).toBe(document.querySelector('button'));
});
