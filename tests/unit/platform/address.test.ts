// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenToAddress, readAddressSearch, setAddressSearch } from '~/platform/address';

/** More than Safari allows in ten seconds. */
const HELD_KEYS = 300;
const KEY_MS = 33;

/** The time after which a typed query string is in the address. */
const WAIT_MS = 150;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  window.history.replaceState(null, '', '/get-a-bond?state=TX');
});

describe('the query string of the address', () => {
  it('shows what is typed to readers and listeners at once, and in the address a moment later', () => {
    const read: string[] = [];
    const stop = listenToAddress(() => read.push(readAddressSearch()));
    setAddressSearch('?q=n', 'typed');
    setAddressSearch('?q=no', 'typed');
    stop();

    expect(read).toEqual(['?q=n', '?q=no']);
    expect(window.location.search).toBe('?state=TX');
    vi.advanceTimersByTime(WAIT_MS);
    expect(window.location.search).toBe('?q=no');
    expect(readAddressSearch()).toBe('?q=no');
  });

  it('changes the address fewer than 100 times in ten seconds while a key is held', () => {
    const replace = vi.spyOn(window.history, 'replaceState');
    onTestFinished(() => replace.mockRestore());
    for (let key = 1; key <= HELD_KEYS; key += 1) {
      setAddressSearch(`?q=${'a'.repeat(key)}`, 'typed');
      vi.advanceTimersByTime(KEY_MS);
    }
    vi.advanceTimersByTime(WAIT_MS);

    expect(replace.mock.calls.length).toBeGreaterThan(10);
    expect(replace.mock.calls.length).toBeLessThan(100);
    expect(window.location.search).toBe(`?q=${'a'.repeat(HELD_KEYS)}`);
  });

  it('keeps what was typed in the entry that a new entry follows', () => {
    const replace = vi.spyOn(window.history, 'replaceState');
    onTestFinished(() => replace.mockRestore());
    setAddressSearch('?q=notary', 'typed');
    setAddressSearch('?q=notary&state=GA', 'push');

    expect(replace).toHaveBeenCalledExactlyOnceWith(null, '', '/get-a-bond?q=notary');
    expect(window.location.search).toBe('?q=notary&state=GA');
    vi.advanceTimersByTime(WAIT_MS);
    expect(window.location.search).toBe('?q=notary&state=GA');
  });

  it('drops what was typed when Back leads to another entry before it was written', () => {
    setAddressSearch('?q=notary', 'typed');
    window.history.replaceState(null, '', '/get-a-bond?state=GA'); // stands for Back, which happy-dom does not follow

    expect(readAddressSearch()).toBe('?state=GA');
    vi.advanceTimersByTime(WAIT_MS);
    expect(window.location.search).toBe('?state=GA');
  });
});
