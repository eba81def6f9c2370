import { describe, expect, it } from 'vitest';
import { typedPrice } from '~/features/quote/typed-price';
import { buildBond } from '../../domain/support/builders';
import { NOTARY_PRICE, NOTARY_TOTAL } from '../../../support/notary-price';

const ON = '2026-11-20';
const quote = {
  bond: buildBond(),
  stateCode: 'TX',
  sections: { bondDetails: { amount: '$10,000', termYears: '4' } },
  isRenewal: false,
};

describe('the price of a typed quote', () => {
  it('comes with its sentence, and says that the credit check is open', () => {
    expect(typedPrice(quote, ON)).toEqual({
      price: expect.objectContaining(NOTARY_PRICE),
      sentence: `$10,000 bond, 4 years: ${NOTARY_TOTAL}. You can renew it after 4 years.`,
      isCreditCheckOpen: true,
    });
  });

  it('is prorated for a first term that ends with a license year, and never for a renewal', () => {
    const bondDetails = {
      amount: '10000',
      termYears: '1',
      effectiveDate: '12/01/2026',
      matter: { licenseYearEnd: '03/31/2027' },
    };
    const typed = { ...quote, sections: { bondDetails } };
    const premiumOf = (isRenewal: boolean) =>
      typedPrice({ ...typed, isRenewal }, ON)?.price.premium;

    expect(premiumOf(false)).toBeLessThan(NOTARY_PRICE.premium);
    expect(premiumOf(true)).toBe(NOTARY_PRICE.premium);
  });

  it('is for the chosen term while the license ends after it, which the form refuses', () => {
    const bondDetails = {
      amount: '10000',
      termYears: '1',
      effectiveDate: '12/01/2026',
      matter: { licenseYearEnd: '12/04/2027' },
    };

    expect(typedPrice({ ...quote, sections: { bondDetails } }, ON)?.sentence).toMatch(
      /^\$10,000 bond, 1 year: /,
    );
  });

  it('of a bond without an end says when the next premium is due', () => {
    const bond = buildBond({ termConvention: 'continuous' });

    expect(typedPrice({ ...quote, bond }, ON)?.sentence).toBe(
      `$10,000 bond, 4 years: ${NOTARY_TOTAL}. A new premium is due every 4 years until the bond is released.`,
    );
  });

  it('names the days of a term that ends with the commission', () => {
    const bond = buildBond({ termConvention: 'with-commission' });
    const bondDetails = {
      amount: '10000',
      termYears: '4',
      effectiveDate: '12/01/2026',
      matter: { commissionEnd: '06/30/2029' },
    };

    expect(typedPrice({ ...quote, bond, sections: { bondDetails } }, ON)?.sentence).toBe(
      `$10,000 bond, first term of 943 days, charged as 3 years: ${NOTARY_TOTAL}. You can renew it after that.`,
    );
  });

  it('is the price of the whole term for a commission that ended before the bond', () => {
    const bond = buildBond({ termConvention: 'with-commission' });
    const bondDetails = {
      amount: '10000',
      termYears: '4',
      effectiveDate: '12/01/2026',
      matter: { commissionEnd: '06/30/2025' },
    };

    expect(typedPrice({ ...quote, bond, sections: { bondDetails } }, ON)?.sentence).toContain(
      '4 years',
    );
  });

  it('is missing until an amount within the limits is typed', () => {
    expect(typedPrice({ ...quote, sections: {} }, ON)).toBeUndefined();
    expect(
      typedPrice({ ...quote, sections: { bondDetails: { amount: 'ten' } } }, ON),
    ).toBeUndefined();
  });
});
