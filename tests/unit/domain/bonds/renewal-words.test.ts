import { describe, expect, it } from 'vitest';
import { isRenewalPressing, remainingWords, renewalHref } from '~/domain/bonds/renewal-words';

describe('the days until a renewal', () => {
  it.each([
    [-1, 'Past due'],
    [0, 'Due today'],
    [1, '1 day remaining'],
    [2, '2 days remaining'],
    [365, '365 days remaining'],
  ])('%i: %s', (days, words) => {
    expect(remainingWords(days)).toBe(words);
  });

  it('are urgent from 30 days on', () => {
    expect(isRenewalPressing(31)).toBe(false);
    expect(isRenewalPressing(30)).toBe(true);
    expect(isRenewalPressing(0)).toBe(true);
  });
});

describe('the address that starts a renewal', () => {
  it('names the bond, its kind and its state', () => {
    expect(renewalHref({ id: 'a1', bondSlug: 'notary', stateCode: 'TX' })).toBe(
      '/quote?bondType=notary&state=TX&renews=a1',
    );
  });
});
