import { expect, it } from 'vitest';
import { isForOneCommission, withoutLastTerm } from '~/domain/renewals/last-term-facts';

it('changes nothing in details without facts about the matter', () => {
  expect(withoutLastTerm(undefined)).toBeUndefined();
  expect(withoutLastTerm({ amount: '$10,000' })).toEqual({ amount: '$10,000' });
});

it('asks only a notary for a bond of each commission', () => {
  expect(isForOneCommission('notary')).toBe(true);
  expect(isForOneCommission('auto-dealer')).toBe(false);
  expect(isForOneCommission(undefined)).toBe(false);
});
