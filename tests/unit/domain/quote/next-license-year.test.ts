import { describe, expect, it } from 'vitest';
import { nextLicenseYear } from '~/domain/quote/next-license-year';

const TODAY = '2026-11-24';
const NEXT = { startsOn: '2026-12-25', endsOn: '2027-12-24' };

describe('nextLicenseYear', () => {
  it.each([
    ['today', '2026-11-24', '2026-12-24'],
    ['on a day after the license ends', '2026-12-25', '2026-12-24'],
    ['on an unknown day', undefined, '2026-12-24'],
  ])('follows a license that ends in a month if the bond starts %s', (_, starts, licenseEnd) => {
    expect(nextLicenseYear({ starts, licenseEnd }, TODAY)).toEqual(NEXT);
  });

  it('follows a license that ends today', () => {
    expect(nextLicenseYear({ starts: TODAY, licenseEnd: TODAY }, TODAY)).toEqual({
      startsOn: '2026-11-25',
      endsOn: '2027-11-24',
    });
  });

  it.each([
    ['ended yesterday', '2026-11-23'],
    ['ends 90 days after the start', '2027-02-22'],
    ['is unknown', undefined],
  ])('is empty if the license %s', (_, licenseEnd) => {
    expect(nextLicenseYear({ starts: TODAY, licenseEnd }, TODAY)).toBeUndefined();
  });
});
