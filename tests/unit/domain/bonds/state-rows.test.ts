import { describe, expect, it } from 'vitest';
import { toStateRow, type FamilyFiling, type FiledBond } from '~/domain/bonds/state-rows';
import { dollars } from '~/domain/money';

const license: FiledBond = {
  category: 'license',
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
  it('shows the default for a state without an entry', () => {
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

  it('shows that the bond is required, and the amount that the law fixes', () => {
    expect(toStateRow(license, 'AL')).toMatchObject({
      isUsual: false,
      required: 'Yes',
      amount: '$50,000',
      fixedAmount: dollars(50_000),
      limits: { min: dollars(500), max: dollars(50_000) },
    });
  });

  it('shows an unknown amount as unknown, not as the usual amount', () => {
    const states = { GA: { isAmountUnknown: true, amountRow: '/requirements/auto-dealer#ga' } };

    expect(toStateRow({ ...license, states }, 'GA')).toMatchObject({
      isRequired: true,
      amount: 'Unknown',
      amountRow: '/requirements/auto-dealer#ga',
    });
  });

  it('uses an amount that one law fixes everywhere', () => {
    const federal = { ...license, statutoryAmount: { amount: dollars(75_000), note: 'Federal.' } };

    expect(toStateRow(federal, 'TX')).toMatchObject({ isUsual: true, amount: '$75,000' });
  });

  it('leads from the amount to its row, and to the rows of the other facts', () => {
    const lawRows = [{ href: '/requirements/auto-dealer#b', label: 'Amount, recyclers' }];
    const rowed: FiledBond = {
      ...license,
      statutoryAmount: { amount: dollars(75_000), note: 'Federal.', row: '/requirements/x#us' },
      states: {
        AL: { amount: dollars(50_000), amountRow: '/requirements/auto-dealer#a', lawRows },
        SC: { required: false, amountRow: '/requirements/notary#sc' },
      },
    };

    expect(toStateRow(rowed, 'AL')).toMatchObject({
      amountRow: '/requirements/auto-dealer#a',
      lawRows,
    });
    expect(toStateRow(rowed, 'TX')).toMatchObject({ amountRow: '/requirements/x#us', lawRows: [] });
    expect(toStateRow(rowed, 'SC')).toMatchObject({
      amountRow: '/requirements/notary#sc',
      lawRows: [],
    });
    expect(toStateRow(license, 'TX').amountRow).toBeUndefined();
    expect(
      toStateRow({ ...rowed, states: { SC: { required: false, lawRows } } }, 'SC').lawRows,
    ).toEqual(lawRows);
  });

  it("prefers the state's rule to the default and to the family's rule", () => {
    expect(toStateRow(license, 'CA', paper)).toMatchObject({
      whoFiles: 'We do',
      howFiled: 'We file it.',
      notes: ['Since 2023.', 'We file it.'],
    });
  });

  it('says what the law of the state says, before how to file', () => {
    const lawful: FiledBond = {
      ...license,
      states: {
        CA: {
          note: 'Since 2023.',
          law: [
            { sentence: 'The court sets the amount.', row: '/requirements/notary#a' },
            { sentence: 'It is in dollars.' },
          ],
          howFiled: 'We file it.',
        },
        SC: { required: false, law: [{ sentence: 'South Carolina asks for none.' }] },
      },
    };

    expect(toStateRow(lawful, 'CA').notes).toEqual([
      'Since 2023.',
      'The court sets the amount.',
      'It is in dollars.',
      'We file it.',
    ]);
    expect(toStateRow(lawful, 'CA').noteRows).toEqual({
      'The court sets the amount.': '/requirements/notary#a',
    });
    expect(toStateRow(lawful, 'SC').notes).toEqual(['South Carolina asks for none.']);
  });

  it('leads from its own sentences with a figure to the rows of the state', () => {
    const note = 'It is $5,000 to $9,000 by class.';
    const howFiled = 'File it within 30 days.';
    const amountRow = '/requirements/contractor-license#az-small';
    const lawRows = [{ href: '/requirements/contractor-license#az-large', label: 'Amount, large' }];
    const place = '/requirements/contractor-license#az';
    const rowsOf = (entry: NonNullable<FiledBond['states']['AZ']>) =>
      toStateRow({ ...license, states: { AZ: entry } }, 'AZ').noteRows;

    expect(rowsOf({ note, howFiled, amountRow })).toEqual({ [note]: place, [howFiled]: place });
    expect(rowsOf({ note, lawRows })).toEqual({ [note]: place });
    expect(rowsOf({ note, law: [{ sentence: 'So.', row: amountRow }] })).toEqual({
      [note]: place,
      'So.': amountRow,
    });
    expect(rowsOf({ note })).toEqual({});
    expect(rowsOf({ note: 'It goes by class.', amountRow, lawRows })).toEqual({});
  });

  it('says where a court or agency requires its own form', () => {
    const bond = { ...license, ownForms: { TX: { number: 'VTR-1' }, CA: { number: 'OL 25' } } };

    expect(toStateRow(bond, 'TX')).toMatchObject({
      isUsual: false,
      notes: [
        'Texas has its own form, VTR-1. We fill it in, sign it as the surety and email you, usually in 1 to 2 business days, so this bond is not issued instantly.',
      ],
    });
    expect(toStateRow(bond, 'CA').notes).toEqual([
      'Since 2023.',
      'California has its own form, OL 25. We fill it in, sign it as the surety and email you, usually in 1 to 2 business days, so this bond is not issued instantly.',
      'We file it.',
    ]);
    expect(toStateRow(bond, 'AL').notes).toEqual([]);
  });

  it("uses the family's method when the state has no other rule", () => {
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
  ] as const)('shows no requirement when the state has none: %s', (state, notes) => {
    const row = toStateRow(license, state, paper);

    expect(row).toMatchObject({ isRequired: false, required: 'Not required', amount: 'None' });
    expect(row.whoFiles).toBe('Nothing to file');
    expect(row.fixedAmount).toBeUndefined();
    expect(row.notes).toEqual(notes);
  });
});
