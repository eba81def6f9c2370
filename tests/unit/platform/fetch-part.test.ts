import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onReconnection } from '~/platform/fetch-part';

const network = { onLine: true };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', network);
});

afterEach(() => vi.unstubAllGlobals());

describe('onReconnection', () => {
  it('calls back whenever the connection returns, until it is stopped', () => {
    network.onLine = false;
    const retry = vi.fn();
    const stop = onReconnection(retry, 'offline');
    expect(retry).not.toHaveBeenCalled();

    network.onLine = true;
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);

    stop();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('calls back at once if the connection returned before it was asked to watch', () => {
    network.onLine = true;
    const retry = vi.fn();
    onReconnection(retry, 'offline');

    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('does not repeat at once what another failure stopped', () => {
    network.onLine = true;
    const retry = vi.fn();
    onReconnection(retry, 'unreachable');

    expect(retry).not.toHaveBeenCalled();
  });
});
