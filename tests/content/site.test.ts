import { describe, expect, it } from 'vitest';
import { REVIEW_TIME } from '~/domain/underwriting/review-time';
import { BOND_CATEGORIES } from '~/domain/bonds/bond-types';
import {
  readProductCategories,
  readRatePlans,
  readSite,
  readStates,
} from '../tools/catalogue/read-content.ts';

describe('product categories', () => {
  it('have four pages, one for each category of bonds', () => {
    const categories = readProductCategories();

    expect(categories.map(({ id }) => id)).toEqual([
      'court-fiduciary',
      'license-permit',
      'contract',
      'erisa-fidelity',
    ]);
    expect(categories.map(({ data }) => data.category)).toEqual([...BOND_CATEGORIES]);
    expect(categories.map(({ data }) => data.order)).toEqual([1, 2, 3, 4]);
  });
});

describe('the site', () => {
  const site = readSite();

  it('marks invented facts as sample data', () => {
    expect(site.sample).toEqual(expect.arrayContaining(['phone', 'email', 'address', 'claims']));
  });

  it('is in South Carolina and uses a phone number and email domain that are reserved for examples', () => {
    expect(site.address.state).toBe('SC');
    expect(site.phone).toMatch(/555-01\d\d$/);
    expect(site.email).toMatch(/\.example$/);
  });

  it('says that a price is for the whole term only while no rate plan charges by the year', () => {
    const isByYear = readRatePlans().some(({ premium }) => premium.yearDiscounts !== undefined);

    expect(site.priceNote.startsWith('Our prices are for the whole term')).toBe(!isByYear);
  });

  it('gives the hours of its claim of speed in business days too, as every other page does', () => {
    const texts = site.steps.map(({ text }) => text).filter((text) => text.includes('24-48 hours'));

    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`24-48 hours (${REVIEW_TIME})`);
  });

  it('claims no more states than it serves', () => {
    const claim = site.claims.find(({ label }) => label === 'states served');

    expect(Number.parseInt(claim?.value ?? '', 10)).toBeLessThanOrEqual(readStates().length);
  });
});
