import { expect, it } from 'vitest';
import { requestDay } from '~/domain/bond-requests/request-day';

it("is the agency's day, whatever the day elsewhere", () => {
  expect(requestDay(new Date('2026-11-22T04:59:59Z'))).toBe('2026-11-21');
  expect(requestDay(new Date('2026-11-22T05:00:00Z'))).toBe('2026-11-22');
});
