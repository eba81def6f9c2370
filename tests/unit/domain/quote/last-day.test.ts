import { describe, expect, it } from 'vitest';
import { lastDayProblems } from '~/domain/quote/last-day';
import { buildBond, TODAY } from '../support/builders';

const BOND = buildBond({ slug: 'auto-dealer' });
const FIELD = ['matter', 'licenseYearEnd'];

function problems(
  licenseYearEnd: string | undefined,
  { effectiveDate = '2026-12-01', termYears = 1, bond = BOND } = {},
) {
  const answers = { effectiveDate, termYears, matter: { licenseYearEnd } };

  return lastDayProblems({ bond, stateCode: 'TX', today: TODAY }, answers);
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
});

describe('the last day of the commission', () => {
  const bond = buildBond({ slug: 'notary', terms: [4], termConvention: 'with-commission' });
  const FIELD_OF_COMMISSION = ['matter', 'commissionEnd'];

  function commissionProblems(commissionEnd: string | undefined, convention = bond) {
    const answers = { effectiveDate: '2026-12-01', termYears: 4, matter: { commissionEnd } };

    return lastDayProblems({ bond: convention, stateCode: 'WA', today: TODAY }, answers);
  }

  it.each([
    ['nothing', undefined],
    ['the first day of the bond', '2026-12-01'],
    ['a day within the term', '2029-06-30'],
    ['a day after the term, because then the bond runs its four years', '2031-06-30'],
  ])('may be %s', (_, day) => {
    expect(commissionProblems(day)).toEqual([]);
  });

  it.each([
    [
      '2026-11-19',
      'November 19, 2026 has passed. Enter the date on which your new commission will end',
    ],
    [
      '2026-11-30',
      'Your commission ends before the bond starts. Enter a date from December 1, 2026 on, or an earlier effective date',
    ],
  ])('may not be %s', (day, message) => {
    expect(commissionProblems(day)).toEqual([{ path: FIELD_OF_COMMISSION, message }]);
  });

  it('only counts where the bond may end with it', () => {
    expect(commissionProblems('2026-11-19', buildBond({ slug: 'notary', terms: [4] }))).toEqual([]);
  });
});

describe('the first day of the commission', () => {
  const bond = buildBond({ slug: 'notary', terms: [4], termConvention: 'with-commission' });

  function startProblems(commissionStart: string | undefined) {
    const answers = { effectiveDate: '2026-12-01', termYears: 4, matter: { commissionStart } };

    return lastDayProblems({ bond, stateCode: 'TN', today: TODAY }, answers);
  }

  it.each([
    ['nothing', undefined],
    ['the first day of the bond', '2026-12-01'],
    ['an earlier day', '2026-11-15'],
  ])('may be %s', (_, day) => {
    expect(startProblems(day)).toEqual([]);
  });

  it('may not be after that of the bond, which would end before the commission', () => {
    expect(startProblems('2026-12-15')).toEqual([
      {
        path: ['effectiveDate'],
        message:
          'Your commission starts on December 15, 2026. Start the bond on that day, so that it does not end before the commission',
      },
    ]);
  });
});
