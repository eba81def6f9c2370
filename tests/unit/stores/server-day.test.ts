import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { businessDay } from '~/domain/business-day';
import { today as deviceToday } from '~/platform/clock';
import { readServerOffset } from '~/platform/server-clock';
import { $today, today } from '~/stores/server-day';
import { askServerTime } from '~/stores/server-time';

const SERVER_TIME = Date.parse('2026-11-20T20:00:00Z');
const DEVICE_TIME = Date.parse('2026-11-18T20:00:00Z');

let server: Server;
let headers: Record<string, string>;

beforeEach(async () => {
  server = createServer((_, response) => response.writeHead(200, headers).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { pathname: `http://127.0.0.1:${port}/quote` });
  vi.useFakeTimers({ now: DEVICE_TIME, toFake: ['Date'] });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  $today.set(deviceToday);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('is the server’s day on a device whose clock is two days slow', async () => {
  headers = { date: new Date(SERVER_TIME).toUTCString() };
  expect(today()).toBe(deviceToday());

  await askServerTime();

  expect(today()).toBe('2026-11-20');
  expect(today()).toBe(businessDay(new Date(SERVER_TIME)));
});

it('adds the age of a cached answer to its date', async () => {
  headers = { date: new Date(SERVER_TIME - 86_400_000).toUTCString(), age: '86400' };

  expect(await readServerOffset()).toBe(SERVER_TIME - DEVICE_TIME);
});

it('is the device’s day without an answer', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));

  await askServerTime();

  expect(today()).toBe(deviceToday());
});
