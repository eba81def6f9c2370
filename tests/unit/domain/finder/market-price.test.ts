import { describe, expect, it } from 'vitest';
import { marketPriceWords } from '~/domain/finder/market-price';

describe('marketPriceWords', () => {
  it('says after the price what it covers and depends on', () => {
    const bond = { averageCost: '$100-500', averageCostScope: 'a year, more for a large estate' };

    expect(marketPriceWords(bond)).toBe('$100-500 a year, more for a large estate');
  });

  it('is the price alone where it says both itself', () => {
    expect(marketPriceWords({ averageCost: '1-3% a year' })).toBe('1-3% a year');
  });
});
