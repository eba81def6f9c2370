import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceBond } from '~/domain/quote/pricing';
import {
  estimateSentence,
  failureSentence,
  limitsSentence,
  priceRuleSentence,
  unservedSentence,
} from '~/features/products/estimate-words';

const limits = { min: dollars(500), max: dollars(25_000) };

describe('the words of the estimate box', () => {
  it('say what a bond costs', () => {
    const amount = dollars(10_000);
    const price = priceBond({ amount, creditCheck: 'authorized' });

    expect(estimateSentence({ amount, price })).toBe('A bond of $10,000 costs $237.00.');
  });

  it.each([
    ['blank', 'Enter an amount to see the price.'],
    ['unreadable', 'Write the amount in dollars, such as 10,000.'],
    ['too-small', 'We write this bond from $500 up.'],
    ['too-large', 'We write this bond up to $25,000.'],
  ] as const)('say what to do when there is no price: %s', (failure, sentence) => {
    expect(failureSentence(failure, limits)).toBe(sentence);
  });

  it('name the limits', () => {
    expect(limitsSentence(limits)).toBe('We write it from $500 to $25,000.');
  });

  it('tell the price by the rule that computes it', () => {
    expect(priceRuleSentence()).toBe(
      'Our premium is 1.5% of the amount, 0.2% less above $100,000, and 0.5% more without a credit check, rounded to the nearest dollar. A processing fee of $75 and tax of 8% of the premium are added to it.',
    );
  });

  it('name a state where we are not licensed', () => {
    expect(unservedSentence('NV')).toContain('not licensed in Nevada');
  });
});
