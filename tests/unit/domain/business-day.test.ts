import { expect, it } from 'vitest';
import { businessDay } from '~/domain/business-day';

it('ends at midnight in Hawaii', () => {
  expect(businessDay(new Date('2026-11-22T09:59:59Z'))).toBe('2026-11-21');
  expect(businessDay(new Date('2026-11-22T10:00:00Z'))).toBe('2026-11-22');
});
