import { describe, expect, it } from 'vitest';
import { toStateRow, type FamilyFiling, type FiledBond } from '~/domain/bonds/state-rows';
import { dollars } from '~/domain/money';

const license: FiledBond = {
  usualInState: { required: 'Ask your board', amount: 'Set by the board' },
  whoFiles: 'customer',
  states: {
    AL: { amount: dollars(50_000), limits: { min: dollars(500), max: dollars(50_000) } },
    CA: {
      amount: dollars(25_000),
      whoFiles: 'surety',
      howFiled: 'We file it.',
      note: 'Since 2023.',
    },
    MD: { note: 'Maryland goes by sales.' },
    OR: { required: false },
    SC: { required: false, note: 'South Carolina asks for none.' },
  },
};
const paper: FamilyFiling = { channel: 'ORIGINAL', whoFiles: 'either', how: 'You bring it.' };

describe('toStateRow', () => {
  it('says the usual of a state without an entry', () => {
    expect(toStateRow(license, 'TX')).toMatchObject({
      state: 'TX',
      isUsual: true,
      isRequired: true,
      required: 'Ask your board',
      amount: 'Set by the board',
      whoFiles: 'You',
      notes: [],
    });
  });

  it('says yes and how much where the law fixes an amount', () => {
    expect(toStateRow(license, 'AL')).toMatchObject({
      isUsual: false,
      required: 'Yes',
      amount: '$50,000',
      fixedAmount: dollars(50_000),
      limits: { min: dollars(500), max: dollars(50_000) },
    });
  });

  it('takes an amount that one law fixes everywhere', () => {
    const federal = { ...license, statutoryAmount: { amount: dollars(75_000), note: 'Federal.' } };

    expect(toStateRow(federal, 'TX')).toMatchObject({ isUsual: true, amount: '$75,000' });
  });

  it('prefers what the state says to the usual and to its family', () => {
    expect(toStateRow(license, 'CA', paper)).toMatchObject({
      whoFiles: 'We do',
      howFiled: 'We file it.',
      notes: ['Since 2023.', 'We file it.'],
    });
  });

  it('goes the way of its family where the state says nothing else', () => {
    expect(toStateRow(license, 'MD', paper)).toMatchObject({
      isUsual: false,
      channel: 'ORIGINAL',
      whoFiles: 'You or our agent',
      howFiled: 'You bring it.',
      required: 'Ask your board',
      notes: ['Maryland goes by sales.', 'You bring it.'],
    });
  });

  it.each([
    ['SC', ['South Carolina asks for none.']],
    ['OR', []],
  ] as const)('asks for nothing where the state does not: %s', (state, notes) => {
    const row = toStateRow(license, state, paper);

    expect(row).toMatchObject({ isRequired: false, required: 'Not required', amount: 'None' });
    expect(row.whoFiles).toBe('Nothing to file');
    expect(row.fixedAmount).toBeUndefined();
    expect(row.notes).toEqual(notes);
  });
});
