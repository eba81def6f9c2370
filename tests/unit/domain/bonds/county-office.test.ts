import { describe, expect, it } from 'vitest';
import { isOfCounties, namesNoOffice, officeOfCounty } from '~/domain/bonds/county-office';

describe('the office of a county', () => {
  const bond = { offices: { TX: 'County Clerk', SC: 'South Carolina Secretary of State' } };

  it.each([
    ['TX', 'Travis', 'Travis County Clerk'],
    ['TX', ' Travis County ', 'Travis County Clerk'],
    ['TX', ' ', undefined],
    ['SC', 'Horry', undefined],
    ['GA', 'Fulton', undefined],
  ] as const)('in %s for the county %j is %j', (state, county, office) => {
    expect(officeOfCounty(bond, state, county)).toBe(office);
  });

  it.each([
    ['TX', true],
    ['SC', false],
    ['GA', false],
  ] as const)('takes the bond in %s: %s', (state, expected) => {
    expect(isOfCounties(bond, state)).toBe(expected);
  });

  it.each([
    ['', 'Travis', true],
    ['travis', 'Travis', true],
    ['Travis County', 'Travis', true],
    ['Travis County', 'Travis County', true],
    ['Travis County Clerk', 'Travis', false],
    ['Bexar', 'Travis', false],
  ])('is missing from %j for the county %j: %s', (obligee, county, expected) => {
    expect(namesNoOffice(obligee, county)).toBe(expected);
  });
});
