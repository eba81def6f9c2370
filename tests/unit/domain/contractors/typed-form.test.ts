import { describe, expect, it } from 'vitest';
import { formatSheetMoney, parseSheetMoney } from '~/domain/contractors/sheet-money';
import { optionsOf, readForm, type FormField } from '~/domain/contractors/typed-form';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';

describe('parseSheetMoney', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['1234.567', 123_457],
    ['(75)', -7_500],
    ['($75.00)', -7_500],
    ['-75', -7_500],
    ['\u221275', -7_500],
    ['-', 0],
    ['( - )', 0],
    [' $ 0 ', 0],
    ['100,000,000,000', 10_000_000_000_000],
  ])('reads %s', (text, cents) => {
    expect(parseSheetMoney(text)).toBe(cents);
  });

  it.each(['', 'n/a', '1,23', '(5', '--5', '1.2.3', '100,000,000,001', '#REF!'])(
    'refuses "%s"',
    (text) => {
      expect(parseSheetMoney(text)).toBeUndefined();
    },
  );

  it('formats losses in parentheses', () => {
    expect([123_450, 100, -7_500].map(formatSheetMoney)).toEqual(['$1,234.50', '$1', '($75)']);
  });
});

const field = (kind: FormField['kind'], rest: Partial<FormField> = {}): FormField => ({
  key: 'it',
  label: 'Field',
  kind,
  ...rest,
});

const read = (of: FormField, typed?: string) => {
  const answer = readForm([of], typed === undefined ? {} : { it: typed });

  return answer.ok ? answer.value['it'] : answer.problems['it'];
};

const CHOICES = optionsOf({ a: 'A' });

describe('readForm', () => {
  it.each([
    [field('text'), ' a  b ', 'a b'],
    [field('text'), '', 'Enter the field'],
    [field('text', { isOptional: true }), undefined, ''],
    [field('text', { max: 2 }), 'abc', 'Field: use 2 characters or fewer'],
    [field('text'), ['219', '09', '9999'].join('-'), LEAVE_NUMBER_OUT],
    [field('note', { isOptional: true }), '', ''],
    [field('note'), 'a\nb', 'a\nb'],
    [field('money'), '1,250,000', 125_000_000],
    [field('money'), '-1', 'Field: enter dollars, such as 1,250,000'],
    [field('money'), 'x', 'Field: enter dollars, such as 1,250,000'],
    [field('money', { isOptional: true }), '', null],
    [field('signed-money'), '(5)', -500],
    [field('signed-money'), 'x', 'Field: enter dollars, such as 1,250,000, or (50,000) for a loss'],
    [field('number', { max: 100 }), '100', 100],
    [field('number', { max: 100 }), '5 %', 5],
    [field('number'), '1,250', 1250],
    [field('number'), '1,2', 'Field: enter a whole number up to 1,000,000'],
    [field('number', { max: 100 }), '101', 'Field: enter a whole number up to 100'],
    [field('number'), '1.5', 'Field: enter a whole number up to 1,000,000'],
    [field('date'), '11/20/2026', '2026-11-20'],
    [field('date'), '13/20/2026', 'Enter the field, such as 11/20/2026'],
    [field('time'), '2026-11-20T14:00', '2026-11-20T14:00'],
    [field('time'), 'noon', 'Field: choose a day and a time'],
    [field('email'), 'ann@example.com', 'ann@example.com'],
    [field('email'), 'ann', 'Field: enter an address such as name@example.com'],
    [field('select', { options: CHOICES }), 'a', 'a'],
    [field('select', { options: CHOICES }), 'b', 'Select the field'],
    [field('select'), 'b', 'Select the field'],
    [field('select', { options: CHOICES }), '', 'Select the field'],
    [field('check'), 'yes', true],
    [field('check'), undefined, false],
  ])('reads %o', (of, typed, expected) => {
    expect(read(of, typed)).toEqual(expected);
  });
});

describe('a date', () => {
  const formed = (text: string) => readForm([field('date')], { it: text }, '2026-11-28');

  it.each([
    ['9/30/26', '2026-09-30'],
    ['4/1/98', '1998-04-01'],
    ['Sep 30, 2026', '2026-09-30'],
  ])('is read as people type it: %s', (text, day) => {
    expect(formed(text)).toEqual({ ok: true, value: { it: day } });
  });

  it('that does not exist is asked again', () => {
    expect(formed('2/30/26')).toMatchObject({
      problems: { it: 'Enter the field, such as 11/20/2026' },
    });
  });
});

describe('a field that is missing', () => {
  it.each([
    [{ label: 'Legal name' }, 'Enter the legal name'],
    [{ label: 'Your estimated cost' }, 'Enter your estimated cost'],
    [{ label: 'NAICS code' }, 'Enter the NAICS code'],
    [{ label: 'As of', noun: 'the date of the statement' }, 'Enter the date of the statement'],
    [{ label: 'Whose work', noun: 'whose work it is', kind: 'select' }, 'Select whose work it is'],
  ] as const)('is asked for in a sentence: %j', (change, words) => {
    expect(read(field('text', change))).toBe(words);
  });
});

it.each(['money', 'signed-money'] as const)('reads %s in thousands and millions', (kind) => {
  for (const [text, cents] of [
    ['10k', 1_000_000],
    ['1.2m', 120_000_000],
  ] as const) {
    expect(readForm([field(kind)], { it: text })).toEqual({ ok: true, value: { it: cents } });
  }
  expect(readForm([field(kind)], { it: '100001m' }).ok).toBe(false);
});
