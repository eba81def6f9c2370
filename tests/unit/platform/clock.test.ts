import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, today } from '~/platform/clock';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

describe('the clock', () => {
  it.each([
    ['America/New_York', '2025-12-31'],
    ['UTC', '2026-01-01'],
  ])('says which day it is where the visitor is: %s', (timeZone, day) => {
    vi.stubEnv('TZ', timeZone);
    vi.useFakeTimers({ now: Date.parse('2026-01-01T02:00:00Z') });

    expect(today()).toBe(day);
    expect(now().toISOString()).toBe('2026-01-01T02:00:00.000Z');
  });
});
