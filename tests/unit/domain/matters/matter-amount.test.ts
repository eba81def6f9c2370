import { describe, expect, it } from 'vitest';
import { amountChange, estateFigures, matterAmount } from '~/domain/matters/matter-amount';
import { ok } from '~/domain/result';
import { appeal, estate } from './matter-samples';

const PROBATE = {
  estate: {
    parts: [{ part: 'personal' }, { part: 'realEstate' }, { part: 'income' }, { part: 'deposits' }],
    percent: 100,
    bound: 'least',
  },
} as const;

const first = (result: ReturnType<typeof matterAmount>) =>
  result.ok ? result.value.amounts[0].amount : result.code;

describe('the amount of a matter', () => {
  it('counts real estate only with the power over it, and less restricted accounts', () => {
    const values = {
      realEstate: 30_000_000,
      income: 1_000_000,
      securities: 5_000_000,
      restricted: [{ amount: '$10,000' }, { bank: 'B' }, { amount: 'x' }],
    };

    expect(first(matterAmount(estate(values), { probate: PROBATE }))).toBe(25_000_000);
    expect(
      first(matterAmount(estate({ ...values, powerToSell: 'yes' }), { probate: PROBATE })),
    ).toBe(55_000_000);
    expect(estateFigures({ powerToSell: 'yes' })).toMatchObject({ realEstate: 0 });
    expect(estateFigures({})).not.toHaveProperty('personal');
  });

  it.each([
    ['an executor', 'executor-personal-representative', 20_000_000],
    ['a guardian without a rule', 'guardian-conservator', 'no-guardian-rule'],
    ['a trustee', 'trustee', 'confirm'],
  ])('for %s', (_, bond, expected) => {
    expect(first(matterAmount(estate({ bond }), { probate: PROBATE }))).toBe(expected);
  });

  it('of an adult ward does not follow a rule for minors', () => {
    const probate = { ...PROBATE, guardian: PROBATE.estate, isForMinors: true };
    const amountFor = (wardIsMinor: string) =>
      first(matterAmount(estate({ bond: 'guardian-conservator', wardIsMinor }), { probate }));

    expect(amountFor('no')).toBe('minors-only');
    expect(amountFor('yes')).toBe(20_000_000);
  });

  it('needs a state and its rules', () => {
    expect(first(matterAmount(estate({ state: '' }), { probate: PROBATE }))).toBe('no-state');
    expect(first(matterAmount(estate(), undefined))).toBe('no-state');
    expect(first(matterAmount(estate(), {}))).toBe('confirm');
  });

  it('of an appeal follows the rule of the state', () => {
    const appealRule = {
      covers: ['compensatory', 'prejudgment', 'costs'],
      interest: true,
    } as const;
    const figures = { rate: '8', months: '12', costs: 100_000, punitive: 1, other: 1, netWorth: 1 };

    expect(first(matterAmount(appeal(figures), { appeal: appealRule }))).toBe(9_828_000);
    expect(
      first(
        matterAmount(appeal({ ...figures, compensatory: 8_000_000, prejudgment: 1_000_000 }), {
          appeal: appealRule,
        }),
      ),
      'the same judgment with its interest apart',
    ).toBe(9_828_000);
    expect(first(matterAmount(appeal(), { appeal: appealRule }))).toBe('no-interest');
    expect(first(matterAmount(appeal({ compensatory: undefined, percent: '100' }), {}))).toBe(
      'incomplete',
    );
  });
});

describe('a changed amount', () => {
  const worked = (amount: number) => ok({ lines: [], amounts: [{ label: '', amount }] as const });

  it.each([
    ['a rider', 30_000_000, { kind: 'increase', from: 25_000_000, to: 30_000_000 }],
    ['a reduction', 20_000_000, { kind: 'reduction', from: 25_000_000, to: 20_000_000 }],
    ['nothing when it is the same', 25_000_000, undefined],
    ['nothing when the rule gives none', 0, undefined],
  ])('asks for %s', (_, amount, expected) => {
    expect(amountChange(25_000_000, worked(amount))).toEqual(expected);
  });

  it.each([
    [22_000_000, undefined],
    [25_000_000, undefined],
    [24_000_000, undefined],
    [21_999_999, { kind: 'increase', from: 21_999_999, to: 25_000_000 }],
    [25_000_001, { kind: 'reduction', from: 25_000_001, to: 25_000_000 }],
  ])('accepts each amount that the rule gives: a bond of %i cents', (bonded, expected) => {
    const both = ok({
      lines: [],
      amounts: [
        { label: '125%', amount: 25_000_000 },
        { label: 'or 110%', amount: 22_000_000 },
      ] as const,
    });

    expect(amountChange(bonded, both)).toEqual(expected);
  });

  it('asks for nothing where there is no rule', () => {
    expect(amountChange(25_000_000, { ok: false, code: 'confirm' })).toBeUndefined();
  });
});
