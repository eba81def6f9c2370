// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LoadedPart } from '~/ui/LoadedPart';
import { render } from './render';

type Failure = 'unreachable' | 'offline';

const FAILURES = {
  unreachable: { title: 'Not loaded', description: 'Try again.' },
  offline: { title: 'Offline', description: 'Connect to the internet.' },
};

const onRecovery = () => () => undefined;
const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());

async function show(code: Failure): Promise<() => number> {
  const load = vi.fn(() => Promise.resolve({ ok: false as const, code }));
  await act(async () =>
    render(
      <LoadedPart load={load} label="Loading" failures={FAILURES} onRecovery={onRecovery}>
        {() => <p>here</p>}
      </LoadedPart>,
    ),
  );

  return () => load.mock.calls.length;
}

describe('a part whose code does not load', () => {
  it('can be tried again once, and then offers a reload, which every browser obeys', async () => {
    const loads = await show('unreachable');
    expect(button()?.textContent).toBe('Retry');

    await press();
    expect(loads()).toBe(2);
    expect(button()?.textContent).toBe('Reload the page');
  });

  it('can be tried again as often as the visitor likes while there is no connection', async () => {
    const loads = await show('offline');
    await press();
    await press();

    expect(loads()).toBe(3);
    expect(button()?.textContent).toBe('Retry');
  });
});
