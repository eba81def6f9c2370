import { describe, expect, it } from 'vitest';
import { answerEndsOn, bondability, doesAnswerHold } from '~/domain/matters/bondability';
import { appeal, estate } from './matter-samples';

const answerOf = (facts: ReturnType<typeof estate>) => bondability(facts).answer;

describe('the soft answer', () => {
  it('needs no case number, court or client', () => {
    expect(bondability(estate({ court: undefined, caseNumber: undefined }))).toEqual({
      answer: 'likely',
      reasons: ['No objection, contest or business, and you stay to the end.'],
    });
  });

  it.each([
    ['credit', 'Not considered by our rules: low credit score.'],
    ['bankruptcy', 'Not considered by our rules: a bankruptcy.'],
    ['judgment', 'Not considered by our rules: a lawsuit, lien or unpaid judgment.'],
  ] as const)('is never likely with a worry about the client: %s', (worry, reason) => {
    const matters = [estate(), estate({ priorRemoved: 'yes' }), appeal({ collateral: 'cash' })];
    for (const matter of matters) {
      const found = bondability(matter, worry);
      expect(found).toMatchObject({ answer: 'needs-help' });
      expect(found).toHaveProperty('reasons', expect.arrayContaining([reason]));
    }
    expect(bondability(estate(), 'none').answer).toBe('likely');
    expect(bondability(estate({ bond: undefined }), worry)).toEqual({ missing: ['Bond'] });
  });

  it('names what it still has to know', () => {
    expect(bondability(estate({ bond: undefined, amount: undefined, contest: undefined }))).toEqual(
      {
        missing: [
          'Bond',
          'Amount in the order, or requested',
          'Is the will or the appointment contested?',
        ],
      },
    );
    expect(bondability(appeal({ amount: undefined, collateral: undefined }))).toEqual({
      missing: ['Amount in the order, or requested', 'Collateral'],
    });
    expect(bondability(appeal({ state: undefined }))).toEqual({ missing: ['State'] });
  });

  it.each([
    ['objections', { objections: 'yes' }],
    ['a contest', { contest: 'yes' }],
    ['a demand', { demanded: 'yes' }],
    ['a business', { business: 'yes' }],
    ['more debts than property', { debts: 20_000_001 }],
    ['more mortgages than property', { realEstate: 1, realEstateDebt: 20_000_002 }],
  ])('needs help with %s', (_, change) => {
    expect(answerOf(estate(change))).toBe('needs-help');
  });

  it.each([
    ['a removed fiduciary', { priorRemoved: 'yes' }],
    ['a minor heir without an attorney', { attorneyStays: 'no', heirs: [{ limits: 'minor' }] }],
    ['a large amount without an attorney', { attorneyStays: 'no', amount: 50_000_001 }],
  ])('needs joint control with %s, unless it is agreed', (_, change) => {
    expect(answerOf(estate(change))).toBe('needs-joint-control');
    expect(bondability(estate({ ...change, jointControl: 'yes' }))).toEqual({
      answer: 'likely',
      reasons: ['Joint control is agreed.'],
    });
  });

  it('is likely at $500,000 without an attorney, and with debts that equal the property', () => {
    expect(
      answerOf(
        estate({
          attorneyStays: 'no',
          amount: 50_000_000,
          debts: 20_000_000,
          heirs: [{ name: 'Ann' }],
        }),
      ),
    ).toBe('likely');
  });

  it('of an appeal follows the collateral', () => {
    expect(answerOf(appeal({ collateral: 'cash', collateralAmount: 10_000_000 }))).toBe('likely');
    expect(bondability(appeal({ collateral: 'cash', collateralAmount: 9_999_999 }))).toMatchObject({
      answer: 'needs-help',
      reasons: ['Collateral covers a part of the amount.'],
    });
    expect(bondability(appeal())).toMatchObject({
      reasons: ['Without collateral we need a financial statement.'],
    });
    expect(bondability(appeal({ statement: 'yes' }))).toMatchObject({ answer: 'needs-help' });
    expect(bondability(appeal({ collateral: 'letter' }))).toMatchObject({ answer: 'needs-help' });
  });

  it('of an appeal asks for the amount when it is 0', () => {
    expect(
      bondability(appeal({ amount: 0, collateral: 'cash', collateralAmount: 9_999_999 })),
    ).toEqual({ missing: ['Amount in the order, or requested'] });
  });

  it('holds for 60 days', () => {
    const given = { answer: 'likely', on: '2026-11-23' } as const;

    expect(answerEndsOn(given)).toBe('2027-01-22');
    expect(doesAnswerHold(given, '2027-01-22')).toBe(true);
    expect(doesAnswerHold(given, '2027-01-23')).toBe(false);
  });
});
