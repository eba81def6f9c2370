import { describe, expect, it } from 'vitest';
import { describePayment } from '~/domain/quote/payment-words';

describe('describePayment', () => {
  it('names the method and the last four digits', () => {
    expect(describePayment({ method: 'credit_card', lastFour: '4242' })).toBe(
      'Credit card ending in 4242',
    );
    expect(describePayment({ method: 'ach', lastFour: '6789' })).toBe(
      'Bank account (ACH) ending in 6789',
    );
  });

  it('names only the method when there are no digits', () => {
    expect(describePayment({ method: 'wire' })).toBe('Wire transfer');
  });
});
