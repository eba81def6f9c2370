// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { useLoaded } from '~/ui/use-loaded';
import { render } from './render';

type Outcome = { ok: true; value: string } | { ok: false; code: 'offline' };

/** A loader whose answers the test releases, in the order of the requests. */
function answeringLater() {
  const asked: ((outcome: Outcome) => void)[] = [];
  const load = () => new Promise<Outcome>((resolve) => asked.push(resolve));
  const answer = (index: number, outcome: Outcome) =>
    act(async () => {
      asked[index]?.(outcome);
      await Promise.resolve();
    });

  return { asked, load, answer };
}

function Page({ load }: { load: () => Promise<Outcome> }) {
  const { outcome, retry } = useLoaded(load);
  if (!outcome) return <p>waiting</p>;
  if (outcome.ok) return <p>{outcome.value}</p>;

  return <button onClick={retry}>{outcome.code}</button>;
}

const text = () => document.body.textContent;

describe('useLoaded', () => {
  it('returns nothing until the answer arrives', async () => {
    const { load, answer } = answeringLater();
    render(<Page load={load} />);
    expect(text()).toBe('waiting');

    await answer(0, { ok: true, value: 'here' });
    expect(text()).toBe('here');
  });

  it('loads again after a failure on request', async () => {
    const { asked, load, answer } = answeringLater();
    render(<Page load={load} />);
    await answer(0, { ok: false, code: 'offline' });
    expect(text()).toBe('offline');

    act(() => document.querySelector('button')?.click());
    expect(text()).toBe('waiting');
    await answer(1, { ok: true, value: 'here' });
    expect(text()).toBe('here');
    expect(asked).toHaveLength(2);
  });

  it('ignores an answer to an outdated request', async () => {
    const first = answeringLater();
    const second = answeringLater();
    const { draw } = render(<Page load={first.load} />);
    draw(<Page load={second.load} />);

    await second.answer(0, { ok: true, value: 'second' });
    await first.answer(0, { ok: true, value: 'first' });
    expect(text()).toBe('second');
  });
});
