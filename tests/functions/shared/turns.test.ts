import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from '../../../supabase/functions/_shared/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that ends when it is released. */
function heldWork(name = '', started: string[] = []) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    started.push(name);
    return promise;
  };

  return { work, letGo: () => resolve(name), fail: () => reject(new Error(name)) };
}

describe('turns', () => {
  it('run a limited number of calls at once, and the next ones in order', async () => {
    const turns = createTurns({ atOnce: 2 });
    const started: string[] = [];
    const calls = ['a', 'b', 'c', 'd'].map((name) => heldWork(name, started));
    const results = calls.map(({ work }) => turns.run(work));
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b']);

    calls[1]?.letGo();
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual(['a', 'b', 'c']);

    for (const { letGo } of calls) letGo();
    expect(await Promise.all(results)).toEqual(
      ['a', 'b', 'c', 'd'].map((value) => ({ ok: true, value })),
    );
  });

  it('refuse a call that waited too long without running it', async () => {
    const turns = createTurns({ atOnce: 1, longestWaitMs: 8_000 });
    const started: string[] = [];
    const first = heldWork('first', started);
    const running = turns.run(first.work);
    const waiting = turns.run(heldWork('late', started).work);

    await vi.advanceTimersByTimeAsync(8_000);
    expect(await waiting).toMatchObject({ ok: false, code: 'busy' });

    first.letGo();
    await running;
    expect(started).toEqual(['first']);
  });

  it('refuse immediately if the queue is full, and estimate when it will be empty', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 20 });
    const first = heldWork();
    const running = turns.run(first.work);
    const queued = Array.from({ length: 20 }, () => turns.run(() => Promise.resolve()));

    expect(await turns.run(() => Promise.resolve())).toEqual({
      ok: false,
      code: 'busy',
      headers: { 'retry-after': '10' }, // 20 calls of half a second, one at a time
    });

    first.letGo();
    await Promise.all([running, ...queued]);
  });

  it('advise a wait between two and thirty seconds', async () => {
    const adviceWith = async (waiting: number) => {
      const turns = createTurns({ atOnce: 1, waiting });
      void turns.run(() => new Promise(() => undefined));
      for (let count = 0; count < waiting; count += 1) void turns.run(() => Promise.resolve());
      const refusal = await turns.run(() => Promise.resolve());

      return 'headers' in refusal ? refusal.headers : undefined;
    };

    expect(await adviceWith(1)).toEqual({ 'retry-after': '2' });
    expect(await adviceWith(1_000)).toEqual({ 'retry-after': '30' });
  });

  it('pass the turn of a failed call to the next one', async () => {
    const turns = createTurns({ atOnce: 1 });
    const first = heldWork('broken');
    const running = turns.run(first.work);
    const next = turns.run(() => Promise.resolve('next'));
    first.fail();

    await expect(running).rejects.toThrow('broken');
    expect(await next).toEqual({ ok: true, value: 'next' });
    expect(await turns.run(() => Promise.resolve('later'))).toEqual({ ok: true, value: 'later' });
  });
});
