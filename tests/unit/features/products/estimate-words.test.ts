import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import {
  coverSentence,
  estimateSentence,
  failureSentence,
  limitsSentence,
  otherBondsLabel,
  unneededSentence,
  unservedSentence,
} from '~/features/products/estimate-words';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../../../support/notary-price';

const limits = { min: dollars(500), max: dollars(25_000) };

describe('the text of the estimate box', () => {
  it('shows the cost of a bond', () => {
    const amount = dollars(10_000);

    expect(estimateSentence({ amount, price: NOTARY_PRICE })).toBe(
      `A bond of $10,000 costs ${NOTARY_TOTAL}.`,
    );
  });

  it.each([
    ['notary', false, 'For the whole term of the commission, with a credit check.'],
    ['auto-dealer', false, 'For a term of up to 4 years, with a credit check.'],
    ['notary', true, 'For one year, with a credit check.'],
    ['bid-bond', false, 'For one bid, with a credit check.'],
    [
      'executor-personal-representative',
      false,
      'For a term of up to 4 years, with a credit check. The bond has no end date: a new premium is due for each term until it is released.',
    ],
    [
      'executor-personal-representative',
      true,
      'For one year, with a credit check. The bond has no end date: a new premium is due for each year until it is released.',
    ],
  ] as const)(
    'says what the price of a bond is for: %s, by year %s',
    (slug, isByYear, sentence) => {
      expect(coverSentence(slug, { isByYear, longestTerm: 4 })).toBe(sentence);
    },
  );

  it.each([
    ['blank', 'Enter an amount to see the price.'],
    ['unreadable', 'Enter the amount in dollars, such as 10,000.'],
    ['too-small', 'The smallest amount we write for this bond is $500.'],
    ['too-large', 'The largest amount we write for this bond is $25,000.'],
  ] as const)('explains a missing price: %s', (failure, sentence) => {
    expect(failureSentence(failure, limits)).toBe(sentence);
  });

  it('names the limits', () => {
    expect(limitsSentence(limits)).toBe('We write it from $500 to $25,000.');
  });

  it('names a state that does not require the bond', () => {
    expect(unneededSentence('OH')).toBe('Ohio doesn’t require this bond.');
    expect(otherBondsLabel('OH')).toBe('See the bonds Ohio requires');
  });

  it('names a state without a license', () => {
    expect(unservedSentence('NV')).toContain('not licensed in Nevada');
  });
});
