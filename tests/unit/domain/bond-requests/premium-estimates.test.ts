import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additionalPremium,
  isRefundedByDays,
  paidTerms,
  refundDay,
  refundEstimate,
} from '~/domain/bond-requests/premium-estimates';
import { addDays, addYears } from '~/domain/dates';
import { dollars } from '~/domain/money';

const firstTerm = { from: '2024-03-01', to: '2025-03-01', premium: dollars(750) };
const secondTerm = { from: '2025-03-01', to: '2026-03-01', premium: dollars(750) };

describe('the paid terms', () => {
  const stored = { startsOn: '2024-03-01', premium: dollars(1_500) };

  it('end as stored, or on the first premium day after their start', () => {
    expect(paidTerms([{ ...stored, endsOn: '2025-03-01' }], ['2026-03-01'])).toEqual([
      { from: '2024-03-01', to: '2025-03-01', premium: dollars(1_500) },
    ]);
    expect(
      paidTerms([{ ...stored, endsOn: null }], ['2027-03-01', '2026-03-01', '2024-03-01']),
    ).toEqual([{ from: '2024-03-01', to: '2026-03-01', premium: dollars(1_500) }]);
  });

  it('leave out a term that is not paid up to any day', () => {
    expect(paidTerms([{ ...stored, endsOn: null }], ['2024-03-01'])).toEqual([]);
  });
});

describe('refundEstimate', () => {
  const estimate = (endsOn: string, terms = [firstTerm, secondTerm]) =>
    refundEstimate({ firstDay: '2024-03-01', terms, endsOn });

  it.each(['2024-03-01', '2024-09-01', '2025-03-01'])(
    'refunds nothing of the first year, and all of a second term: ended on %s',
    (endsOn) => {
      expect(estimate(endsOn, [firstTerm]).amount).toBe(0);
      expect(estimate(endsOn).amount).toBe(dollars(750));
    },
  );

  it('refunds the remaining days of a later term, and drops the fraction of a cent', () => {
    expect(estimate('2025-07-01')).toEqual({
      amount: Math.floor((75_000 * 243) / 365),
      unearnedDays: 243,
      totalDays: 730,
    });
  });

  it('counts the leap day in a term of four years', () => {
    const term = { from: '2024-03-01', to: '2028-03-01', premium: 146_100 };

    expect(estimate('2028-02-28', [term]).amount).toBe(200); // February 28 and 29
    expect(estimate('2025-01-01', [term]).amount).toBe(146_100 - 36_500);
  });

  it.each(['2026-03-01', '2026-03-02', '2030-01-01'])(
    'refunds nothing after the term: ended on %s',
    (endsOn) => {
      expect(estimate(endsOn)).toMatchObject({ amount: 0, unearnedDays: 0 });
    },
  );

  it('is never negative, never above the paid premium, and never grows with a later end', () => {
    const terms = fc
      .tuple(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 200_000_000 }),
        fc.integer({ min: 0, max: 200_000_000 }),
      )
      .map(([start, years, premium, later]) => {
        const from = addDays('1990-02-28', start);
        const to = addYears(from, years);

        return [
          { from, to, premium },
          { from: to, to: addYears(to, years), premium: later },
        ] as const;
      });

    fc.assert(
      fc.property(terms, fc.integer({ min: -500, max: 6_000 }), ([first, second], days) => {
        const facts = { firstDay: first.from, terms: [first, second] };
        const endsOn = addDays(first.from, days);
        const { amount } = refundEstimate({ ...facts, endsOn });
        const dayLater = refundEstimate({ ...facts, endsOn: addDays(endsOn, 1) });

        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(first.premium + second.premium);
        expect(dayLater.amount).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe('refundDay', () => {
  it('is the day of the request when the release is backdated', () => {
    expect(refundDay('2026-01-10', '2026-02-01')).toBe('2026-02-01');
    expect(refundDay('2026-03-10', '2026-02-01')).toBe('2026-03-10');
  });
});

describe('isRefundedByDays', () => {
  it.each(['bid-bond', 'performance-bond', 'payment-bond'] as const)(
    'is false for a %s',
    (bond) => {
      expect(isRefundedByDays(bond)).toBe(false);
    },
  );

  it.each(['notary', 'trustee', 'erisa-fidelity'] as const)('is true for a %s', (bond) => {
    expect(isRefundedByDays(bond)).toBe(true);
  });
});

describe('additionalPremium', () => {
  const due = (newAmount: number, from: string) =>
    additionalPremium({ amount: dollars(10_000), newAmount, terms: [secondTerm], from });

  it("is the bond's rate on the increase for the remaining days", () => {
    expect(due(dollars(15_000), '2025-03-01')).toBe(dollars(375));
    expect(due(dollars(15_000), '2025-08-31')).toBe(Math.round((37_500 * 182) / 365));
  });

  it('covers the whole term before the term starts', () => {
    expect(due(dollars(15_000), '2025-01-01')).toBe(dollars(375));
  });

  it('is zero for a lower amount and after the term', () => {
    expect(due(dollars(5_000), '2025-03-01')).toBe(0);
    expect(due(dollars(15_000), '2026-03-01')).toBe(0);
  });

  it('is never negative and never falls with a higher amount', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000_000 });

    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -100, max: 500 }), (one, other, days) => {
        const from = addDays('2025-03-01', days);
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];

        expect(due(lower, from)).toBeGreaterThanOrEqual(0);
        expect(due(higher, from)).toBeGreaterThanOrEqual(due(lower, from));
      }),
    );
  });
});
