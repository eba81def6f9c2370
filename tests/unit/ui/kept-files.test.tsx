// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { KeptFiles } from '~/ui/KeptFiles';
import { render } from './render';

const fileNamed = (name: string) => new File(['text'], name);

type Actions = Partial<Parameters<typeof KeptFiles>[0]>;

function show(actions: Actions = {}): void {
  render(
    <KeptFiles
      id="matter"
      purpose="this matter"
      kinds={[{ value: 'order', label: 'Order' }]}
      accept=".pdf"
      hint="PDF files"
      removal="is deleted."
      mayEdit
      onAdd={() => Promise.resolve(undefined)}
      onOpen={() => Promise.resolve(undefined)}
      onRemove={() => Promise.resolve(undefined)}
      {...actions}
    >
      {(list) => list([{ id: 'f', name: 'order.pdf', detail: 'Order' }])}
    </KeptFiles>,
  );
}

async function choose(...names: string[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: names.map(fileNamed), configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

const status = () => document.querySelector('p[role=status]')?.textContent;
const alert = () => document.querySelector('[role=alert]')?.textContent;

it('sends the other files too when one of them is refused', async () => {
  const onAdd = vi.fn((file: File) =>
    Promise.resolve(file.name === 'b.pdf' ? 'This file is too large.' : undefined),
  );
  show({ onAdd });
  await choose('a.pdf', 'b.pdf', 'c.pdf');

  expect(onAdd.mock.calls.map(([file]) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(status()).toBe('a.pdf, c.pdf are stored');
  expect(alert()).toBe('b.pdf: This file is too large.');
});

it('sends a file that is chosen while another one is sent', async () => {
  let end: () => void = () => undefined;
  const onAdd = vi.fn(
    () =>
      new Promise<undefined>((resolve) => {
        end = () => resolve(undefined);
      }),
  );
  show({ onAdd });
  await choose('a.pdf');
  await choose('b.pdf');
  expect(onAdd).toHaveBeenCalledTimes(1);

  await act(async () => end());
  expect(onAdd).toHaveBeenCalledTimes(2);
  await act(async () => end());
  expect(status()).toBe('a.pdf, b.pdf are stored');
});

it('moves the focus to the button for files after it removed one', async () => {
  show();
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .findLast(({ textContent }) => textContent?.startsWith(name))
        ?.click(),
    );
  await press('Remove');
  await press('Remove');

  await vi.waitFor(() => expect(document.activeElement?.id).toBe('files-matter'));
});
