import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf, now, today } from '~/platform/clock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the clock', () => {
  it.each([
    ['America/New_York', '2025-12-31'],
    ['UTC', '2026-01-01'],
  ])("returns the visitor's day: %s", (timeZone, day) => {
    vi.stubEnv('TZ', timeZone);
    vi.useFakeTimers({ now: Date.parse('2026-01-01T02:00:00Z') });

    expect(today()).toBe(day);
    expect(now().toISOString()).toBe('2026-01-01T02:00:00.000Z');
  });

  it.each([
    ['before clocks go forward', 'America/New_York', '2027-03-14T06:59:59Z', '2027-03-14'],
    ['after clocks went forward', 'America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
    ['the next midnight', 'America/New_York', '2027-03-15T04:00:00Z', '2027-03-15'],
    ['the first 1:30 a.m.', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01'],
    ['the second 1:30 a.m.', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01'],
    ['the last second of 25 hours', 'America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['a leap day', 'Pacific/Honolulu', '2028-03-01T09:59:59Z', '2028-02-29'],
    ['the day after a leap day', 'Pacific/Honolulu', '2028-03-01T10:00:00Z', '2028-03-01'],
  ])('returns the right day at clock changes and on a leap day: %s', (_, timeZone, moment, day) => {
    vi.stubEnv('TZ', timeZone);
    vi.useFakeTimers({ now: Date.parse(moment) });

    expect(today()).toBe(day);
    expect(dayOf(moment)).toBe(day);
  });
});
