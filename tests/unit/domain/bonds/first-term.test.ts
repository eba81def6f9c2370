import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTerm, toStoredTerm } from '~/domain/bonds/first-term';
import {
  isContinuous,
  termConventionFor,
  termConventionSchema,
  yearEndOf,
  type TermConvention,
} from '~/domain/bonds/term-convention';
import { addDays, addYears, daysBetween, toIsoDate } from '~/domain/dates';
import { buildBond } from '../support/builders';

const days = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((day) => toIsoDate(day * 86_400_000));

/** A convention that a file can choose. */
type Chosen = Exclude<TermConvention, 'until-award'>;

function dealer(termConvention?: Chosen) {
  return buildBond({ slug: 'auto-dealer', ...(termConvention && { termConvention }) });
}

function termOf(
  convention: Chosen,
  effectiveDate: string,
  { termYears = 1, ...matter }: { termYears?: number } & Record<string, unknown> = {},
) {
  return firstTerm(dealer(convention), 'TX', { effectiveDate, termYears, matter });
}

describe('the convention of a bond', () => {
  it("is its state's, then its own, then that of its kind", () => {
    const bond = buildBond({
      slug: 'auto-dealer',
      termConvention: 'day-before',
      stateRules: { TX: { termConvention: { yearEnds: '12-31' } } },
    });

    expect(termConventionFor(bond, 'TX')).toEqual({ yearEnds: '12-31' });
    expect(termConventionFor(bond, 'SC')).toBe('day-before');
    expect(termConventionFor(dealer(), 'SC')).toBe('anniversary');
    expect(termConventionFor(buildBond({ slug: 'trustee' }), 'SC')).toBe('continuous');
  });

  it.each([
    ['anniversary', undefined, false],
    ['continuous', undefined, true],
    ['until-award', undefined, true],
    [{ yearEnds: '12-31' }, '12-31', false],
    [{ yearEnds: '03-31', continuous: true }, '03-31', true],
  ] as const)('%j knows its year end and whether the bond goes on', (convention, end, goesOn) => {
    expect(yearEndOf(convention)).toBe(end);
    expect(isContinuous(convention)).toBe(goesOn);
  });

  it.each(['2-29', '02-29', '13-01', '04-31', 'Dec 31'])('never ends a year on %s', (yearEnds) => {
    expect(termConventionSchema.safeParse({ yearEnds }).success).toBe(false);
  });
});

describe('firstTerm', () => {
  it('ends at 12:01 a.m. on the anniversary without another convention', () => {
    expect(termOf('anniversary', '2026-11-23', { termYears: 4 })).toEqual({
      endsOn: '2030-11-23',
      ending: 'at-12-01',
      paidYears: 4,
    });
  });

  it('ends with the day before the anniversary of an Arizona notary', () => {
    expect(termOf('day-before', '2010-11-07', { termYears: 4 })).toEqual({
      endsOn: '2014-11-07',
      ending: 'last-day',
      paidYears: 4,
    });
  });

  it('has no end where the bond is continuous, but a day on which the premium is due', () => {
    expect(termOf('continuous', '2026-11-23')).toEqual({
      endsOn: '2027-11-23',
      ending: 'on-release',
      paidYears: 1,
    });
  });

  it.each([
    ['ends on December 31', '2026-11-23', '2027-01-01', { days: 39, ofDays: 365 }],
    [
      'lasts one day when it starts on the last day',
      '2026-12-31',
      '2027-01-01',
      { days: 1, ofDays: 365 },
    ],
    ['is a full year when it starts on the first', '2027-01-01', '2028-01-01', undefined],
    ['counts the leap day of its year', '2028-02-29', '2029-01-01', { days: 307, ofDays: 366 }],
  ])('with the license year of Illinois %s', (_, effectiveDate, endsOn, share) => {
    expect(termOf({ yearEnds: '12-31' }, effectiveDate)).toEqual({
      endsOn,
      ending: 'last-day',
      paidYears: 1,
      ...(share && { share }),
    });
  });

  it('runs on in New Mexico, where only the premium follows the license year', () => {
    expect(termOf({ yearEnds: '03-31', continuous: true }, '2026-11-23')).toEqual({
      endsOn: '2027-04-01',
      ending: 'on-release',
      paidYears: 1,
      share: { days: 129, ofDays: 365 },
    });
  });

  it('ends with the date on the license, which counts before the anniversary', () => {
    const expected = {
      endsOn: '2027-07-01',
      ending: 'last-day',
      paidYears: 1,
      share: { days: 220, ofDays: 365 },
    };

    expect(termOf('anniversary', '2026-11-23', { licenseYearEnd: '2027-06-30' })).toEqual(expected);
    expect(termOf('day-before', '2026-11-23', { licenseYearEnd: '2027-06-30' })).toEqual(expected);
  });

  it('ends tomorrow when the license does', () => {
    const term = termOf('anniversary', '2026-11-23', { licenseYearEnd: '2026-11-24' });

    expect(term).toEqual({
      endsOn: '2026-11-25',
      ending: 'last-day',
      paidYears: 1,
      share: { days: 2, ofDays: 365 },
    });
  });

  it('is a full year when the license ends the day before the anniversary', () => {
    const term = termOf('anniversary', '2028-02-29', { licenseYearEnd: '2029-02-27' });

    expect(term).toEqual({ endsOn: '2029-02-28', ending: 'last-day', paidYears: 1 });
  });

  it('adds whole license years to a longer term and is not prorated', () => {
    expect(termOf({ yearEnds: '12-31' }, '2026-11-23', { termYears: 3 })).toEqual({
      endsOn: '2029-01-01',
      ending: 'last-day',
      paidYears: 3,
    });
  });

  it('ends with the license year that the law fixes, whatever an older draft says', () => {
    expect(
      termOf({ yearEnds: '12-31' }, '2026-11-23', { licenseYearEnd: '2027-06-30' }).endsOn,
    ).toBe('2027-01-01');
  });

  describe('of a bond that may end with its commission', () => {
    const until = (commissionEnd: string | undefined) =>
      termOf('with-commission', '2026-12-01', { termYears: 4, commissionEnd });

    it('ends on the last day of the commission and pays for the years begun', () => {
      expect(until('2029-06-30')).toEqual({
        endsOn: '2029-07-01',
        ending: 'last-day',
        paidYears: 3,
      });
      expect(until('2028-11-30')).toMatchObject({ endsOn: '2028-12-01', paidYears: 2 });
      expect(until('2028-12-01')).toMatchObject({ endsOn: '2028-12-02', paidYears: 3 });
    });

    it('pays by the day for a commission that ends within a year', () => {
      expect(until('2027-06-30')).toEqual({
        endsOn: '2027-07-01',
        ending: 'last-day',
        paidYears: 1,
        share: { days: 212, ofDays: 365 },
      });
    });

    it.each([
      ['an unknown commission', undefined],
      ['a commission that ends the day before the anniversary', '2030-11-30'],
      ['a commission that outlasts it', '2031-01-01'],
    ])('runs its four years for %s', (_, commissionEnd) => {
      expect(until(commissionEnd)).toEqual({
        endsOn: '2030-12-01',
        ending: 'at-12-01',
        paidYears: 4,
      });
    });

    it('is another convention than the anniversary, which no commission ends', () => {
      const term = termOf('anniversary', '2026-12-01', {
        termYears: 4,
        commissionEnd: '2029-06-30',
      });

      expect(term.endsOn).toBe('2030-12-01');
    });
  });

  it('has a share only below a year, and always some days of it', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (effectiveDate, length) => {
        const licenseYearEnd = addDays(effectiveDate, length);
        const { endsOn, share } = termOf('anniversary', effectiveDate, { licenseYearEnd });

        expect(endsOn).toBe(addDays(licenseYearEnd, 1));
        expect(share === undefined).toBe(endsOn >= addYears(effectiveDate, 1));
        if (!share) return;
        expect(share.days).toBe(daysBetween(effectiveDate, licenseYearEnd) + 1);
        expect(share.days).toBeGreaterThan(0);
        expect(share.days).toBeLessThan(share.ofDays);
      }),
    );
  });

  it('never ends before it starts and never lasts longer than the term', () => {
    const ends = fc.constantFrom('12-31', '03-31', '02-28', '01-01');
    fc.assert(
      fc.property(
        days,
        ends,
        fc.integer({ min: 1, max: 4 }),
        (effectiveDate, yearEnds, termYears) => {
          const { endsOn } = termOf({ yearEnds }, effectiveDate, { termYears });

          expect(endsOn > effectiveDate).toBe(true);
          expect(endsOn <= addDays(addYears(effectiveDate, termYears), 1)).toBe(true);
        },
      ),
    );
  });

  it('is stored without its price', () => {
    const details = { effectiveDate: '2026-11-23', termYears: 1 };

    expect(toStoredTerm(dealer({ yearEnds: '12-31' }), 'TX', details)).toEqual({
      endsOn: '2027-01-01',
      ending: 'last-day',
    });
  });
});
