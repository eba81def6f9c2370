// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSigning } from '~/stores/live-signing';

/** The socket: what the test makes it report. */
const socket = { change: () => {}, live: (_isLive: boolean) => {}, isStopped: false };

const listen = (onChange: () => void, onLive: (isLive: boolean) => void) => {
  Object.assign(socket, { change: onChange, live: onLive, isStopped: false });

  return () => {
    socket.isStopped = true;
  };
};

let looks: number;
let stop: () => void;

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  looks = 0;
  stop = followSigning(() => {
    looks += 1;

    return Promise.resolve();
  }, listen);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('looks at each change that the socket reports, and on return, but not by the clock', async () => {
  socket.live(true);
  await pass(300);
  expect(looks).toBe(0);

  socket.change();
  expect(looks).toBe(1);
  window.dispatchEvent(new Event('focus'));
  expect(looks).toBe(2);
});

it('looks by the clock while there is no socket, less and less often', async () => {
  await pass(10);
  expect(looks).toBe(2);
  await pass(50);
  expect(looks).toBe(5);

  socket.live(true);
  await pass(300);
  expect(looks).toBe(5);
  socket.live(false);
  await pass(61);
  expect(looks).toBe(6);
});

it('stops', async () => {
  stop();
  await pass(300);
  window.dispatchEvent(new Event('focus'));

  expect(looks).toBe(0);
  expect(socket.isStopped).toBe(true);
});
