import { expect, it } from 'vitest';
import { comparedMarketWords, marketPriceWords } from '~/domain/finder/market-price';

const BY_YEAR = { averageCost: '$100-500', averageCostScope: 'a year, more for a large estate' };

it('is the price with what it covers', () => {
  expect(marketPriceWords(BY_YEAR)).toBe('$100-500 a year, more for a large estate');
  expect(marketPriceWords({ averageCost: '0.5-3% of contract' })).toBe('0.5-3% of contract');
});

it('says how long our price is good for, where the market names the price of a year', () => {
  const words = '$100-500 a year, more for a large estate';

  expect(comparedMarketWords(BY_YEAR, 4)).toBe(`${words}; our price is for up to 4 years`);
  expect(comparedMarketWords(BY_YEAR, 1)).toBe(words);
  expect(comparedMarketWords({ averageCost: '$50-100' }, 4)).toBe('$50-100');
});
