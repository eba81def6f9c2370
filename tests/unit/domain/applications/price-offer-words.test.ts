import { describe, expect, it } from 'vitest';
import { offeredPriceWords } from '~/domain/applications/price-offer-words';

describe('the words about an offered price', () => {
  it.each([
    [29_100, 'The bond costs $291.00 instead of $237.00, $54.00 more.'],
    [20_460, 'The bond costs $204.60 instead of $237.00, $32.40 less.'],
  ])('name both prices, the difference and the last day: %i cents', (total, words) => {
    expect(offeredPriceWords({ totalBefore: 23_700, total, answerBy: '2026-12-07' })).toBe(
      `${words} The offer is open until the end of December 7, 2026.`,
    );
  });
});
