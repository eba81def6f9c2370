import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import { dollars } from '~/domain/money';
import { priceBasis, type Quoted } from '~/domain/quote/price-basis';
import { CREDIT_CHECKS } from '~/domain/rates/price';
import { priceBond } from '~/domain/quote/pricing';
import { prorate } from '~/domain/rates/prorate';
import { ratePlan } from '../../../support/rate-plan';
import { buildBond } from '../support/builders';

const BOND = buildBond({ slug: 'auto-dealer', ratePlans: [ratePlan()] });
const TODAY = '2026-11-20';

function quote(licenseYearEnd: string | undefined, changes: Partial<Quoted> = {}): Quoted {
  return {
    bond: BOND,
    stateCode: 'TX',
    details: {
      amount: dollars(50_000),
      effectiveDate: '2026-11-23',
      termYears: 1,
      matter: { licenseYearEnd },
    },
    creditCheck: 'authorized',
    isRenewal: false,
    ...changes,
  };
}

function priceOf(given: Quoted, on = TODAY) {
  return priceBond(BOND, priceBasis(given, on));
}

describe('the price of a quote', () => {
  it('charges the premium of the first year by days, to the cent, with the whole fee', () => {
    // 220 of 365 days of $750 are $452.05, and 8% of them $36.16.
    expect(priceOf(quote('2027-06-30'))).toEqual({
      premium: 45_205,
      fees: 7_500,
      taxes: 3_616,
      total: 56_321,
    });
  });

  it('charges at least $25 for a license that ends tomorrow', () => {
    expect(priceOf(quote('2026-11-24'))).toEqual({
      premium: 2_500,
      fees: 7_500,
      taxes: 200,
      total: 10_200,
    });
  });

  it('never charges more than a year, even below the smallest premium', () => {
    const tiny = quote('2026-11-24');
    const year = priceOf(
      quote(undefined, { details: { ...tiny.details, matter: {}, amount: dollars(500) } }),
    );

    expect(priceOf({ ...tiny, details: { ...tiny.details, amount: dollars(500) } })).toEqual(year);
  });

  it.each([
    ['without a date', quote(undefined)],
    ['for a full year', quote('2027-11-22')],
    ['for a renewal', quote('2027-06-30', { isRenewal: true })],
  ])('is the price of the plan %s', (_, given) => {
    expect(priceBasis(given, TODAY)).not.toHaveProperty('share');
    expect(priceOf(given)).toEqual({
      premium: dollars(750),
      fees: dollars(75),
      taxes: dollars(60),
      total: dollars(885),
    });
  });

  it('pays for the years begun of a commission that ends early', () => {
    const bond = buildBond({ slug: 'notary', terms: [4], termConvention: 'with-commission' });
    const details = {
      amount: dollars(10_000),
      effectiveDate: '2026-12-01',
      termYears: 4,
      matter: { commissionEnd: '2029-06-30' },
    };

    expect(priceBasis(quote(undefined, { bond, details }), TODAY).termYears).toBe(3);
    expect(priceBasis(quote(undefined, { bond, details, isRenewal: true }), TODAY).termYears).toBe(
      4,
    );
  });

  it('does not change from day to day', () => {
    const price = priceOf(quote('2027-06-30'));

    expect(priceOf(quote('2027-06-30'), '2027-05-01')).toEqual(price);
  });

  it('is the sum of whole cents, never above the year, and never falls with another day', () => {
    const amounts = fc.integer({ min: 1, max: dollars(1_000_000) });
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom(...CREDIT_CHECKS),
        fc.integer({ min: 0, max: 363 }),
        (amount, creditCheck, length) => {
          const priceUntil = (day: string) => {
            const { details, ...rest } = quote(day, { creditCheck });
            return priceOf({ ...rest, details: { ...details, amount } });
          };
          const year = priceUntil('2027-11-22');
          const price = priceUntil(addDays('2026-11-23', length));
          const dayMore = priceUntil(addDays('2026-11-23', length + 1));

          expect(Object.values(price).every(Number.isSafeInteger)).toBe(true);
          expect(price.total).toBe(price.premium + price.fees + price.taxes);
          expect(price.total).toBeLessThanOrEqual(year.total);
          expect(price.total).toBeLessThanOrEqual(dayMore.total);
        },
      ),
    );
  });

  it('of all days together is the premium of the year', () => {
    expect(prorate(dollars(150), { days: 365, ofDays: 365 })).toBe(dollars(150));
  });
});
