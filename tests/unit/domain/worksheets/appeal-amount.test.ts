import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import {
  appealAmount,
  appealFieldsFor,
  type AppealFigures,
  type AppealRule,
} from '~/domain/worksheets/appeal-amount';
import { MAX_FIGURE } from '~/domain/money-limits';

/** The shape of Texas law: parts of the judgment, interest and two ceilings. */
const TWO_CEILINGS: AppealRule = {
  covers: ['compensatory', 'prejudgment', 'costs'],
  interest: true,
  cap: { amount: dollars(25_000_000), netWorthPercent: 50 },
};

/** The shape of Minnesota law: the judgment under one ceiling. */
const ONE_CEILING: AppealRule = {
  covers: ['compensatory', 'prejudgment', 'punitive', 'other', 'costs'],
  interest: false,
  cap: { amount: dollars(150_000_000) },
};

const figure = fc.integer({ min: 0, max: MAX_FIGURE });
const appeals = fc.record({
  compensatory: figure,
  prejudgment: figure,
  punitive: figure,
  other: figure,
  costs: figure,
  netWorth: figure,
  rate: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 0, max: 120 }),
});

function amountOf(rule: AppealRule | undefined, figures: AppealFigures): number {
  const result = appealAmount(rule, figures);
  if (!result.ok) throw new Error(result.code);

  return result.value.amounts[0].amount;
}

describe('appealAmount', () => {
  it('adds simple interest for the length of the appeal', () => {
    const figures = {
      compensatory: dollars(900_000),
      prejudgment: dollars(100_000),
      punitive: dollars(500_000), // not covered
      costs: dollars(20_000),
      rate: 7.5,
      months: 18,
    };

    expect(appealAmount(TWO_CEILINGS, figures)).toEqual({
      ok: true,
      value: {
        lines: [
          { label: 'Compensatory damages', amount: dollars(900_000) },
          { label: 'Prejudgment interest', amount: dollars(100_000) },
          { label: 'Costs awarded', amount: dollars(20_000) },
          { label: 'Interest at 7.5% a year for 18 months', amount: dollars(114_750) },
        ],
        amounts: [{ label: 'The bond is', amount: dollars(1_134_750), bond: 'appeal-supersedeas' }],
        limits: [{ label: 'Ceiling of the law', amount: dollars(25_000_000) }],
      },
    });
  });

  it.each([
    ['at the ceiling', 25_000_000, 25_000_000, 'The bond is'],
    ['one dollar above it', 25_000_001, 25_000_000, 'The bond, at the lower ceiling'],
  ])('stops at the ceiling of the law: %s', (_, judgment, amount, label) => {
    const result = appealAmount(TWO_CEILINGS, {
      compensatory: dollars(judgment),
      rate: 0,
      months: 0,
    });

    expect(result.ok && result.value.amounts[0]).toMatchObject({ label, amount: dollars(amount) });
  });

  it('stops at half of the net worth when that is lower, even when it is 0', () => {
    const figures = { compensatory: dollars(900_000), rate: 0, months: 0 };

    expect(amountOf(TWO_CEILINGS, { ...figures, netWorth: dollars(1_000_000) })).toBe(
      dollars(500_000),
    );
    expect(amountOf(TWO_CEILINGS, { ...figures, netWorth: 0 })).toBe(0);
  });

  it('needs the damages, and rate and months where the rule adds interest', () => {
    const incomplete = { ok: false, code: 'incomplete' };

    expect(appealAmount(ONE_CEILING, {})).toEqual(incomplete);
    const noInterest = { ok: false, code: 'no-interest' };
    expect(appealAmount(TWO_CEILINGS, { compensatory: 100, months: 12 })).toEqual(noInterest);
    expect(appealAmount(TWO_CEILINGS, { compensatory: 100, rate: 5 })).toEqual(noInterest);
    expect(appealAmount(ONE_CEILING, { compensatory: 100, rate: 5, months: 12 })).toMatchObject({
      value: { amounts: [{ amount: 100 }] },
    });
  });

  it('follows the percentage of the court where there is no published rule', () => {
    expect(appealAmount(undefined, { compensatory: 100 })).toEqual({ ok: false, code: 'confirm' });

    const figures = { compensatory: dollars(100_000), other: dollars(20_000), percent: 125 };
    const result = appealAmount(undefined, figures);
    expect(result.ok && result.value.amounts).toEqual([
      {
        label: 'The bond is, with your 125% of the judgment',
        amount: dollars(150_000),
        bond: 'appeal-supersedeas',
      },
    ]);
    expect(amountOf(undefined, { ...figures, rate: 10, months: 12 })).toBe(dollars(162_000));
  });

  it('never exceeds a ceiling, and never falls short of the covered sum below it', () => {
    fc.assert(
      fc.property(appeals, fc.constantFrom(ONE_CEILING, TWO_CEILINGS), (figures, rule) => {
        const result = appealAmount(rule, figures);
        if (!result.ok) throw new Error(result.code);

        const { lines, amounts, limits = [] } = result.value;
        const [bond] = amounts;
        const sum = lines.reduce((total, { amount }) => total + amount, 0);
        const ceiling = Math.min(...limits.map(({ amount }) => amount));

        expect(bond.amount).toBeLessThanOrEqual(ceiling);
        expect(bond.amount).toBeGreaterThan(Math.min(sum, ceiling) - 100);
        expect(bond.amount % 100).toBe(0);
      }),
    );
  });

  it('never falls when the judgment, the rate, the time or the net worth grows', () => {
    fc.assert(
      fc.property(appeals, fc.integer({ min: 0, max: 1_000_000 }), (figures, more) => {
        const before = amountOf(TWO_CEILINGS, figures);
        for (const part of [
          'compensatory',
          'prejudgment',
          'costs',
          'netWorth',
          'months',
        ] as const) {
          const after = amountOf(TWO_CEILINGS, { ...figures, [part]: figures[part] + more });
          expect(after).toBeGreaterThanOrEqual(before);
        }
        expect(
          amountOf(TWO_CEILINGS, { ...figures, rate: figures.rate + 1 }),
        ).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('appealFieldsFor', () => {
  it('lists what the rule needs, or what a court can ask for', () => {
    expect(appealFieldsFor(TWO_CEILINGS)).toEqual([
      'compensatory',
      'prejudgment',
      'costs',
      'rate',
      'months',
      'netWorth',
    ]);
    expect(appealFieldsFor(ONE_CEILING)).toEqual([
      'compensatory',
      'prejudgment',
      'punitive',
      'other',
      'costs',
    ]);
    expect(appealFieldsFor({ covers: ['costs'], interest: false })).toEqual(['costs']);
    expect(appealFieldsFor(undefined)).toContain('percent');
  });
});
