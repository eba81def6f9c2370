import { describe, expect, it } from 'vitest';
import { licenseYearProblems } from '~/domain/quote/license-year';
import { buildBond, TODAY } from '../support/builders';

const BOND = buildBond({ slug: 'auto-dealer' });
const FIELD = ['matter', 'licenseYearEnd'];

function problems(
  licenseYearEnd: string | undefined,
  { effectiveDate = '2026-12-01', termYears = 1, bond = BOND } = {},
) {
  const answers = { effectiveDate, termYears, matter: { licenseYearEnd } };

  return licenseYearProblems({ bond, stateCode: 'TX', today: TODAY }, answers);
}

describe('the date on the license', () => {
  it.each([
    ['nothing', undefined],
    ['the first day of the bond', '2026-12-01'],
    ['a date within the year', '2027-06-30'],
    ['the day before the anniversary', '2027-11-30'],
  ])('may be %s', (_, day) => {
    expect(problems(day)).toEqual([]);
  });

  it('may be today or tomorrow', () => {
    expect(problems(TODAY, { effectiveDate: TODAY })).toEqual([]);
    expect(problems('2026-11-21', { effectiveDate: TODAY })).toEqual([]);
  });

  it('that has passed asks for the date of the new license', () => {
    expect(problems('2026-11-19', { effectiveDate: '2026-11-01' })).toEqual([
      {
        path: FIELD,
        message: 'November 19, 2026 has passed. Enter the date on which your new license will end',
      },
    ]);
  });

  it('before the bond starts asks for another of the two dates', () => {
    expect(problems('2026-11-30')).toEqual([
      {
        path: FIELD,
        message:
          'Your license ends before the bond starts. Enter a date from December 1, 2026 on, or an earlier effective date',
      },
    ]);
  });

  it('more than a year away asks for the term that reaches it', () => {
    expect(problems('2028-03-31')).toEqual([
      {
        path: ['termYears'],
        message: 'Your license ends on March 31, 2028. Choose a term of 2 years',
      },
    ]);
    expect(problems('2028-03-31', { termYears: 2 })).toEqual([]);
  });

  it('within a year asks for a term of 1 year', () => {
    expect(problems('2027-06-30', { termYears: 3 })).toEqual([
      {
        path: ['termYears'],
        message: 'Your license ends on June 30, 2027. Choose a term of 1 year',
      },
    ]);
  });

  it('after the longest term asks for an earlier date', () => {
    const bond = buildBond({ slug: 'auto-dealer', terms: [1] });

    expect(problems('2027-12-01', { bond })).toEqual([
      {
        path: FIELD,
        message:
          'This is more than 1 year after the effective date. Enter November 30, 2027 or an earlier date, or a later effective date',
      },
    ]);
  });

  it('must be the last day of the license year that the state fixes', () => {
    const bond = buildBond({
      slug: 'auto-dealer',
      stateRules: { TX: { termConvention: { yearEnds: '12-31' } } },
    });

    expect(problems('2026-12-31', { bond })).toEqual([]);
    expect(problems('2027-06-30', { bond })).toEqual([
      {
        path: FIELD,
        message:
          'In Texas the license year of this bond ends on December 31, 2026. Enter that date',
      },
    ]);
  });
});
