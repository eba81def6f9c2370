// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookWhileMaking } from '~/stores/while-making';

const SECOND_MS = 1_000;

let stop: () => void;
let started: number;
let looks: number[];
/** What each look waits for. */
let answer: () => Promise<unknown>;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS);

function become(name: 'visible' | 'hidden' | 'online' | 'offline'): void {
  if (name === 'visible' || name === 'hidden') {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(name);
    document.dispatchEvent(new Event('visibilitychange'));
  } else {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(name === 'online');
    window.dispatchEvent(new Event(name));
  }
}

describe('while a bond is being issued, the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    started = Date.now();
    looks = [];
    answer = () => Promise.resolve();
    stop = lookWhileMaking(() => {
      looks.push((Date.now() - started) / SECOND_MS);
      return answer();
    });
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('looks after four seconds, then less and less often, and stops when told', async () => {
    await pass(20);
    expect(looks).toEqual([4, 10, 19]);

    stop();
    await pass(600);
    become('visible');
    become('online');
    expect(looks).toHaveLength(3);
  });

  it('never waits for more than a minute', async () => {
    await pass(3_600);

    const waits = looks.slice(1).map((at, index) => at - Number(looks[index]));
    expect(Math.max(...waits)).toBe(60);
  });

  it.each([
    ['hidden', 'visible'],
    ['offline', 'online'],
  ] as const)('asks for nothing while it is %s, and at once when it is %s', async (gone, back) => {
    await pass(5);
    become(gone);
    await pass(600);
    expect(looks).toEqual([4]);

    become(back);
    expect(looks).toEqual([4, 605]);
    await pass(4);
    expect(looks).toEqual([4, 605, 609]);
  });

  it('continues after a lost answer', async () => {
    answer = () => Promise.reject(new Error('Lost'));
    await pass(20);

    expect(looks).toEqual([4, 10, 19]);
  });

  it('does not ask again before there is an answer', async () => {
    const late = Promise.withResolvers<undefined>();
    answer = () => late.promise;
    await pass(60);
    become('online');
    expect(looks).toEqual([4]);

    late.resolve(undefined);
    await pass(4);
    expect(looks).toEqual([4, 64]);
  });
});
