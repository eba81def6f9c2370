import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { bondDetailsSchema } from '~/domain/quote/bond-details';
import { BOND_DETAILS, TODAY, TYPED_BOND_DETAILS } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const schema = bondDetailsSchema({
  limits: { min: dollars(500), max: dollars(25_000) },
  terms: [1, 2, 3, 4],
  today: TODAY,
});

/** The messages for a form with one field changed. */
const messagesFor = (change: Record<string, unknown>) =>
  messagesOf(schema, { ...TYPED_BOND_DETAILS, ...change });

describe('bondDetailsSchema', () => {
  it('returns the stored form of typed values, without blank ones', () => {
    expect(schema.parse(TYPED_BOND_DETAILS)).toStrictEqual(BOND_DETAILS);
  });

  it('requires every missing field', () => {
    expect(messagesOf(schema, {})).toEqual({
      amount: 'Bond amount is required',
      effectiveDate: 'Effective date is required',
      termYears: 'Term is required',
      obligee: 'Obligee is required',
    });
  });

  it.each([
    ['missing', undefined],
    ['blank', ''],
    ['not a number', Number.NaN],
    ['zero', '0'],
    ['stored as zero', 0],
    ['stored as negative', -50_000],
  ])('requires an amount when it is %s', (_, amount) => {
    expect(messagesFor({ amount })).toEqual({ amount: 'Bond amount is required' });
  });

  it('reads an abbreviated amount and says what is wrong with others', () => {
    expect(schema.parse({ ...TYPED_BOND_DETAILS, amount: '10k' }).amount).toBe(dollars(10_000));
    expect(messagesFor({ amount: '-500' }).amount).toBe('Enter an amount without a minus sign');
    expect(messagesFor({ amount: 'ten thousand' }).amount).toBe(
      'Enter an amount in dollars, such as $10,000',
    );
  });

  it('writes the limits of large bonds as money', () => {
    const limits = { min: dollars(1_000), max: dollars(100_000_000) };
    const large = bondDetailsSchema({ limits, terms: [1], today: TODAY });
    const amounts = ['999', '100,000,001'].map((amount) => messagesOf(large, { amount }).amount);

    expect(amounts).toEqual([
      'Amount too small (min $1,000)',
      'Amount too large (max $100,000,000)',
    ]);
  });

  it.each([
    ['one cent below the minimum', '499.99', 'Amount too small (min $500)'],
    ['the minimum', '500', undefined],
    ['the maximum', '25,000.00', undefined],
    ['one cent above the maximum', '$25,000.01', 'Amount too large (max $25,000)'],
    ['a stored amount below the minimum', 49_999, 'Amount too small (min $500)'],
    ['a stored amount above the maximum', 2_500_001, 'Amount too large (max $25,000)'],
  ])('keeps the amount within the limits: %s', (_, amount, message) => {
    expect(messagesFor({ amount }).amount).toBe(message);
  });

  it.each([
    ['', 'Effective date is required'],
    ['soon', 'Enter a month, a day and a year, such as November 20, 2026'],
    ['02/30/2026', 'There is no such day. Check the month, the day and the year'],
    ['11/19/2026', 'This date has passed. Enter November 20, 2026 or a later date'],
    ['1/1/26', 'This date has passed. Enter November 20, 2026 or a later date'],
    ['11/21/2027', 'Enter a date within a year, up to November 20, 2027'],
    ['1/1/2099', 'Enter a date within a year, up to November 20, 2027'],
  ])('says what is wrong with the effective date %j', (typed, message) => {
    expect(messagesFor({ effectiveDate: typed })).toEqual({ effectiveDate: message });
  });

  it.each([
    ['11/20/26', TODAY],
    ['Dec 5 2026', '2026-12-05'],
    ['2027-11-20', '2027-11-20'],
  ])('accepts the effective date %j', (typed, day) => {
    expect(schema.parse({ ...TYPED_BOND_DETAILS, effectiveDate: typed }).effectiveDate).toBe(day);
  });

  it('leaves the first day of a renewal to the old bond', () => {
    const limits = { min: dollars(500), max: dollars(25_000) };
    const renewal = bondDetailsSchema({ limits, terms: [4], today: TODAY, isRenewal: true });

    for (const effectiveDate of ['2026-11-01', '2028-11-01']) {
      expect(messagesOf(renewal, { ...TYPED_BOND_DETAILS, effectiveDate })).toEqual({});
    }
  });

  it.each(['', '1.5', '-1', 'two'])('requires a term instead of %j', (termYears) => {
    expect(messagesFor({ termYears })).toEqual({ termYears: 'Term is required' });
  });

  it.each([0, 5, '5', 6])('does not accept a term of %j years', (termYears) => {
    expect(messagesFor({ termYears })).toEqual({
      termYears: 'Choose a term of 1, 2, 3 or 4 years',
    });
  });

  it.each([
    [[4], 'Choose a term of 4 years'],
    [[1], 'Choose a term of 1 year'],
    [[6, 7], 'Choose a term of 6 or 7 years'],
  ])('offers the terms %j of a bond with its own terms', (terms, message) => {
    const own = bondDetailsSchema({
      limits: { min: 0, max: dollars(25_000) },
      terms,
      today: TODAY,
    });

    expect(messagesOf(own, { ...TYPED_BOND_DETAILS, termYears: '5' })).toEqual({
      termYears: message,
    });
    expect(own.safeParse({ ...TYPED_BOND_DETAILS, termYears: terms[0] }).success).toBe(true);
  });

  it('accepts five years when the bond offers them', () => {
    const own = bondDetailsSchema({
      limits: { min: 0, max: dollars(25_000) },
      terms: [5],
      today: TODAY,
    });

    expect(own.parse({ ...TYPED_BOND_DETAILS, termYears: '5' }).termYears).toBe(5);
  });

  it.each(['', 'X', '  X  '])('requires an obligee of two characters instead of %j', (obligee) => {
    expect(messagesFor({ obligee })).toEqual({ obligee: 'Obligee is required' });
  });

  it('accepts an obligee of two characters', () => {
    expect(messagesFor({ obligee: 'SC' })).toEqual({});
  });

  it('names the fields that are too long', () => {
    const note = 'x'.repeat(2_001);

    expect(messagesFor({ obligee: note, purpose: note, specialConditions: note })).toEqual({
      obligee: 'Obligee must be 200 characters or fewer',
      purpose: 'Purpose must be 300 characters or fewer',
      specialConditions: 'Special conditions must be 2000 characters or fewer',
    });
  });
});
