import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { priceSentence } from '~/features/quote/price-words';

const facts = { bondSlug: 'notary', amount: dollars(200_000), total: dollars(2_883) } as const;

describe('the line below the price', () => {
  it('says what the price is for, when it is due and when it is due again', () => {
    expect(priceSentence({ ...facts, termYears: 1 })).toBe(
      '$200,000 bond, 1 year: $2,883.00. You can renew it after 1 year.',
    );
    expect(priceSentence({ ...facts, termYears: 4 })).toBe(
      '$200,000 bond, 4 years: $2,883.00. You can renew it after 4 years.',
    );
  });

  it('gives a first term that is shorter than a year in days', () => {
    expect(priceSentence({ ...facts, termYears: 1, days: 36 })).toBe(
      '$200,000 bond, first term of 36 days: $2,883.00. You can renew it after that.',
    );
  });

  it('says how many years a longer first term is charged as', () => {
    expect(priceSentence({ ...facts, termYears: 4, days: 943, paidYears: 3 })).toBe(
      '$200,000 bond, first term of 943 days, charged as 3 years: $2,883.00. You can renew it after that.',
    );
  });

  it('of a bond without an end says when the next premium is due, and not that the bond is renewed', () => {
    const court = { ...facts, bondSlug: 'administrator', hasNoEnd: true } as const;

    expect(priceSentence({ ...court, termYears: 1 })).toBe(
      '$200,000 bond, 1 year: $2,883.00. A new premium is due each year until the bond is released.',
    );
    expect(priceSentence({ ...court, termYears: 2 })).toBe(
      '$200,000 bond, 2 years: $2,883.00. A new premium is due every 2 years until the bond is released.',
    );
    expect(priceSentence({ ...court, termYears: 1, days: 36 })).toBe(
      '$200,000 bond, first term of 36 days: $2,883.00. A new premium is due after that, until the bond is released.',
    );
  });

  it('of a bid bond says that it is charged once, and promises no renewal', () => {
    for (const termYears of [1, undefined]) {
      expect(priceSentence({ ...facts, bondSlug: 'bid-bond', termYears })).toBe(
        '$200,000 bond for one bid: $2,883.00. Charged once.',
      );
    }
  });

  it('leaves out an unknown term', () => {
    expect(priceSentence({ ...facts, termYears: undefined })).toBe('$200,000 bond: $2,883.00.');
  });
});
