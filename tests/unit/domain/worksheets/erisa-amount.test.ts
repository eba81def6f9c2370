import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, type Cents } from '~/domain/money';
import { erisaAmount } from '~/domain/worksheets/erisa-amount';
import { MAX_FIGURE } from '~/domain/money-limits';

const RULE = {
  percent: 10,
  min: dollars(1_000),
  max: dollars(500_000),
  maxWithSecurities: dollars(1_000_000),
};

function amountOf(funds: Cents, hasEmployerSecurities = false) {
  const result = erisaAmount(RULE, { funds, hasEmployerSecurities });
  if (!result.ok) throw new Error(result.code);

  return result.value.amounts[0];
}

describe('erisaAmount', () => {
  it.each([
    ['nothing handled', 0, 1_000, 'The bond, at the lowest amount'],
    ['one cent below the lowest', 9_999.99, 1_000, 'The bond is at least'],
    ['at the lowest', 10_000, 1_000, 'The bond is at least'],
    ['above the lowest, rounded up', 10_000.1, 1_001, 'The bond is at least'],
    ['at the highest', 5_000_000, 500_000, 'The bond is at least'],
    ['above the highest', 5_000_001, 500_000, 'The bond, at the highest amount'],
  ])('is 10%% of the funds within the limits: %s', (_, funds, amount, label) => {
    expect(amountOf(dollars(funds))).toEqual({
      label,
      amount: dollars(amount),
      bond: 'erisa-fidelity',
    });
  });

  it.each([
    [5_000_001, 500_001],
    [10_000_000, 1_000_000],
    [10_000_001, 1_000_000],
  ])('goes up to $1,000,000 with employer securities: %d', (funds, amount) => {
    expect(amountOf(dollars(funds), true).amount).toBe(dollars(amount));
  });

  it('never falls when the funds grow, and stays within the limits', () => {
    const funds = fc.integer({ min: 0, max: MAX_FIGURE });

    fc.assert(
      fc.property(funds, funds, fc.boolean(), (one, two, hasSecurities) => {
        const [less, more] = [Math.min(one, two), Math.max(one, two)];
        const lower = amountOf(less, hasSecurities).amount;

        expect(amountOf(more, hasSecurities).amount).toBeGreaterThanOrEqual(lower);
        expect(amountOf(more, true).amount).toBeGreaterThanOrEqual(lower);
        expect(lower).toBeGreaterThanOrEqual(RULE.min);
        expect(lower).toBeLessThanOrEqual(hasSecurities ? RULE.maxWithSecurities : RULE.max);
      }),
    );
  });

  it('needs the funds', () => {
    expect(erisaAmount(RULE, { hasEmployerSecurities: false })).toEqual({
      ok: false,
      code: 'incomplete',
    });
  });
});
