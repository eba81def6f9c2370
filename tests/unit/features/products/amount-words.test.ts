import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { amountWords, variesByState } from '~/features/products/amount-words';

const defaultAmountLabel = '$10,000';

describe('amountWords', () => {
  it('names the lowest and the highest amount that states fix', () => {
    const states = {
      TX: { amount: dollars(10_000) },
      WI: { amount: dollars(500) },
      SC: { required: false },
      AL: { amount: dollars(50_000) },
    };

    expect(amountWords({ defaultAmountLabel, states })).toBe('$500-$50,000 by\u00a0state');
  });

  it("is the catalogue's label when no two states fix different amounts", () => {
    const amount = dollars(75_000);

    expect(amountWords({ defaultAmountLabel, states: {} })).toBe('$10,000');
    expect(amountWords({ defaultAmountLabel, states: { CA: { amount }, TX: { amount } } })).toBe(
      '$10,000',
    );
  });
});

describe('variesByState', () => {
  it('is true when two states fix different amounts', () => {
    const [small, large] = [dollars(500), dollars(50_000)].map((amount) => ({ amount }));

    expect(variesByState({ states: { WI: small ?? {}, AL: large ?? {} } })).toBe(true);
    expect(variesByState({ states: { WI: small ?? {}, IL: small ?? {}, SC: {} } })).toBe(false);
    expect(variesByState({ states: {} })).toBe(false);
  });
});
