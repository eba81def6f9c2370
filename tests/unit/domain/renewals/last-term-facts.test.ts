import { expect, it } from 'vitest';
import { isForOneCommission, withoutLastTerm } from '~/domain/renewals/last-term-facts';

it('leaves details without facts about the matter as they are', () => {
  expect(withoutLastTerm(undefined)).toBeUndefined();
  expect(withoutLastTerm({ amount: '$10,000' })).toEqual({ amount: '$10,000' });
});

it('is only a notary who needs a bond for each commission', () => {
  expect(isForOneCommission('notary')).toBe(true);
  expect(isForOneCommission('auto-dealer')).toBe(false);
  expect(isForOneCommission(undefined)).toBe(false);
});
