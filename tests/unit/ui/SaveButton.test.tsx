// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { SaveButton } from '~/ui/SaveButton';
import { render } from './render';

const button = () => document.querySelector('button');

function draw(onSave: () => Promise<string | undefined>): void {
  render(
    <SaveButton onSave={onSave} pendingLabel="Making the bundle...">
      Download
    </SaveButton>,
  );
}

describe('SaveButton', () => {
  it('shows its progress, and creates one file however often it is pressed', async () => {
    const saving = Promise.withResolvers<undefined>();
    let calls = 0;
    draw(() => {
      calls += 1;
      return saving.promise;
    });

    act(() => button()?.click());
    act(() => button()?.click());
    expect(button()?.textContent).toBe('Making the bundle...');
    expect(button()?.getAttribute('aria-disabled')).toBe('true');

    await act(async () => saving.resolve(undefined));
    expect(button()?.textContent).toBe('Download');
    expect(button()?.hasAttribute('aria-disabled')).toBe(false);
    expect(calls).toBe(1);
  });

  it('shows the failure until it is pressed again', async () => {
    const answers: (string | undefined)[] = ['Our server did not answer.', undefined];
    draw(() => Promise.resolve(answers.shift()));

    await act(async () => button()?.click());
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(
      'Our server did not answer.',
    );

    await act(async () => button()?.click());
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });
});
