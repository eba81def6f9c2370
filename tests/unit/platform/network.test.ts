import { afterEach, describe, expect, it, vi } from 'vitest';
import { isOnline, onNetworkChange } from '~/platform/network';

afterEach(() => vi.unstubAllGlobals());

describe('the network', () => {
  it("reports the browser's status", () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(isOnline()).toBe(false);
  });

  it('reports every change until its listeners stop', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const listener = vi.fn();

    const stop = onNetworkChange(listener);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('offline'));

    expect(listener).toHaveBeenCalledTimes(2);
  });
});
