import { describe, expect, it } from 'vitest';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';
import { fieldsOf } from '~/domain/matters/matter-fields';
import { MAX_ROWS, readField, readRows, typedOf } from '~/domain/matters/read-matter';

const TODAY = '2026-11-23';
const SSN = ['219', '09', '9999'].join('-');

const field = (key: string) => {
  const found = [...fieldsOf('fiduciary'), ...fieldsOf('litigation')].find(
    (one) => one.key === key,
  );
  if (!found) throw new Error(key);

  return found;
};

describe('a field', () => {
  it.each([
    ['an amount', 'amount', '250k', { value: 25_000_000 }],
    ['a day', 'hearingOn', '12/10/2026', { value: '2026-12-10' }],
    ['a number', 'rate', '8.25', { value: '8.25' }],
    ['a number with its unit', 'rate', '10.5 %', { value: '10.5' }],
    ['a number of months', 'months', '18 months', { value: '18' }],
    ['a text, cleaned', 'court', '  Probate \u200bCourt ', { value: 'Probate Court' }],
    ['a note with its lines', 'recommendation', 'A\nB', { value: 'A\nB' }],
    ['a case number of any digits', 'caseNumber', '502026123', { value: '502026123' }],
    ['an emptied field', 'court', ' ', {}],
  ])('reads %s', (_, key, typed, expected) => {
    expect(readField(field(key), typed, TODAY)).toEqual(expected);
  });

  it.each([
    ['an amount', 'amount', 'a lot'],
    ['a day', 'hearingOn', '13/40/2026'],
    ['a number', 'rate', 'eight'],
    ['a text that is too long', 'county', 'x'.repeat(81)],
    ['a text that is longer than usual', 'capacity', 'x'.repeat(201)],
  ])('says what is wrong with %s', (_, key, typed) => {
    expect(readField(field(key), typed, TODAY)).toEqual({ problem: expect.stringMatching(/./) });
  });

  it('refuses a Social Security number', () => {
    expect(readField(field('subject'), SSN, TODAY)).toEqual({ problem: LEAVE_NUMBER_OUT });
  });

  it('shows its stored value as typed', () => {
    expect(typedOf(field('amount'), 25_000_000)).toBe('$250,000');
    expect(typedOf(field('amount'), 1_050)).toBe('$10.50');
    expect(typedOf(field('hearingOn'), '2026-12-10')).toBe('12/10/2026');
    expect(typedOf(field('court'), 'Probate Court')).toBe('Probate Court');
    expect(typedOf(field('court'), undefined)).toBe('');
  });
});

describe('a list', () => {
  it('drops empty rows and reads the others', () => {
    expect(readRows([{ name: ' Ann ' }, { name: '' }, {}])).toEqual({ value: [{ name: 'Ann' }] });
    expect(readRows([{}])).toEqual({});
  });

  it('has a longest length, and refuses secret numbers', () => {
    const many = Array.from({ length: MAX_ROWS + 1 }, () => ({ name: 'Ann' }));

    expect(readRows(many).value).toHaveLength(MAX_ROWS);
    expect(readRows([{ name: SSN }])).toEqual({ problem: LEAVE_NUMBER_OUT });
  });
});
