import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import {
  estatePartsFor,
  probateAmount,
  type EstateFigures,
  type ProbateRule,
} from '~/domain/worksheets/probate-amount';
import { MAX_FIGURE } from '~/domain/money-limits';

const figure = fc.integer({ min: 0, max: MAX_FIGURE });
const figures = fc.record({
  personal: figure,
  realEstate: figure,
  income: figure,
  rents: figure,
  recoveries: figure,
  deposits: figure,
});
const rules = fc.record({
  parts: fc.constant<ProbateRule['parts']>([
    { part: 'personal' },
    { part: 'rents', months: 18 },
    { part: 'income' },
    { part: 'deposits' },
  ]),
  percent: fc.constantFrom(100, 125, 150, 200),
  bound: fc.constantFrom('least' as const, 'exact' as const, 'most' as const),
});

const rule = (changes: Partial<ProbateRule> = {}): ProbateRule => ({
  parts: [{ part: 'personal' }],
  percent: 100,
  bound: 'exact',
  ...changes,
});

function amountsOf(estate: ProbateRule, given: EstateFigures) {
  const result = probateAmount({ estate }, 'executor', given);

  return result.ok ? result.value.amounts.map(({ amount }) => amount) : [];
}

describe('probateAmount', () => {
  it('adds up what the rule counts, a year of it unless the rule says otherwise', () => {
    const estate = rule({
      parts: [
        { part: 'personal' },
        { part: 'income' },
        { part: 'rents', months: 18 },
        { part: 'deposits' },
      ],
    });
    const given = {
      personal: dollars(200_000),
      income: dollars(6_000),
      rents: dollars(24_000),
      deposits: dollars(50_000),
    };

    expect(probateAmount({ estate }, 'administrator', given)).toEqual({
      ok: true,
      value: {
        lines: [
          { label: 'Personal property', amount: dollars(200_000) },
          { label: 'Income, without rents, 12 months', amount: dollars(6_000) },
          { label: 'Gross rents, 18 months', amount: dollars(36_000) },
          { label: 'Less: deposits that need a court order', amount: dollars(-50_000) },
        ],
        amounts: [{ label: 'The bond is', amount: dollars(192_000), bond: 'administrator' }],
      },
    });
  });

  it('counts a missing figure as 0, but needs the personal property', () => {
    const estate = rule({ parts: [{ part: 'personal' }, { part: 'realEstate' }] });

    expect(amountsOf(estate, { personal: 0 })).toEqual([0]);
    expect(probateAmount({ estate }, 'executor', { realEstate: 100 })).toEqual({
      ok: false,
      code: 'incomplete',
    });
  });

  it.each([
    ['at the limit', 100_000, [dollars(125_000)]],
    ['one cent above it', 100_000.01, [dollars(125_001), dollars(110_001)]],
  ])('offers the reduced share only above its limit: %s', (_, personal, amounts) => {
    const reduced = { percent: 110, above: dollars(100_000) };

    expect(
      amountsOf(rule({ percent: 125, reduced }), { personal: Math.round(personal * 100) }),
    ).toEqual(amounts);
  });

  it.each([
    ['least', 'The bond is at least 200% of the sum', dollars(3)],
    ['exact', 'The bond is 200% of the sum', dollars(3)],
    ['most', 'The bond is at most 200% of the sum', dollars(2)],
  ] as const)('rounds a bond of %s to whole dollars on the safe side', (bound, label, amount) => {
    const result = probateAmount({ estate: rule({ bound, percent: 200 }) }, 'executor', {
      personal: 101,
    });

    expect(result.ok && result.value.amounts[0]).toMatchObject({ label, amount });
  });

  it('never falls below the sum for a bond of at least, nor exceeds it for one of at most', () => {
    fc.assert(
      fc.property(rules, figures, (estate, given) => {
        const result = probateAmount({ estate }, 'executor', given);
        if (!result.ok) throw new Error(result.code);

        const { lines, amounts } = result.value;
        const sum = Math.max(
          0,
          lines.reduce((total, { amount }) => total + amount, 0),
        );
        const wanted = (sum * estate.percent) / 100;
        const off = amounts[0].amount - wanted;

        expect(amounts[0].amount % 100).toBe(0);
        expect(Math.abs(off)).toBeLessThan(100);
        expect(estate.bound === 'most' ? off <= 0 : off >= 0).toBe(true);
      }),
    );
  });

  it('never falls when there is more to hold, and never rises with deposits', () => {
    fc.assert(
      fc.property(rules, figures, figure, (estate, given, more) => {
        const [before = 0] = amountsOf(estate, given);
        for (const part of ['personal', 'income', 'rents'] as const) {
          const [after = 0] = amountsOf(estate, { ...given, [part]: given[part] + more });
          expect(after).toBeGreaterThanOrEqual(before);
        }
        const [restricted = 0] = amountsOf(estate, { ...given, deposits: given.deposits + more });
        expect(restricted).toBeLessThanOrEqual(before);
        expect(restricted).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('has no amount where the court decides, or where the rule is not settled', () => {
    for (const estate of ['court-decides', 'confirm'] as const) {
      expect(probateAmount({ estate }, 'executor', { personal: 100 })).toEqual({
        ok: false,
        code: estate,
      });
    }
  });

  it("uses a guardian's own rule only, and the bond of each fiduciary", () => {
    const state = { estate: rule(), guardian: rule({ percent: 200 }) };
    const given = { personal: dollars(10) };

    expect(probateAmount({ estate: rule() }, 'guardian', given)).toEqual({
      ok: false,
      code: 'no-guardian-rule',
    });
    const guardian = probateAmount(state, 'guardian', given);
    expect(guardian.ok && guardian.value.amounts[0]).toMatchObject({
      amount: dollars(20),
      bond: 'guardian-conservator',
    });
    const executor = probateAmount(state, 'executor', given);
    expect(executor.ok && executor.value.amounts[0]).toMatchObject({
      amount: dollars(10),
      bond: 'executor-personal-representative',
    });
  });
});

describe('estatePartsFor', () => {
  it('lists what the rule counts, and everything without a state or a rule', () => {
    const state = { estate: rule({ parts: [{ part: 'personal' }, { part: 'rents' }] }) };

    expect(estatePartsFor(state, 'executor')).toEqual(['personal', 'rents']);
    expect(estatePartsFor(state, 'guardian')).toHaveLength(6);
    expect(estatePartsFor(undefined, 'executor')).toHaveLength(6);
    expect(estatePartsFor({ estate: 'confirm' }, 'executor')).toContain('deposits');
  });
});
