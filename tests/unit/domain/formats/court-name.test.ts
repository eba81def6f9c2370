import { describe, expect, it } from 'vitest';
import { readCounty, readCourtName, writeCourtName } from '~/domain/formats/court-name';

describe('readCourtName', () => {
  it.each([
    ['Probate Court of Davidson County', 'Probate Court', 'Davidson'],
    ['the Superior Court, Fulton County', 'Superior Court', 'Fulton'],
    ['Circuit Court for Prince George’s County, Maryland', 'Circuit Court', 'Prince George’s'],
    ['District Court in and for St. Croix County', 'District Court', 'St. Croix'],
    [' davidson county probate court ', 'probate court', 'davidson'],
    ['Miami-Dade County, Circuit Court', 'Circuit Court', 'Miami-Dade'],
  ])('reads %j', (name, court, county) => {
    expect(readCourtName(name)).toEqual({ court, county });
  });

  it.each(['', 'Probate Court', 'State of Tennessee', 'Davidson County', 'Court of'])(
    'finds no county and court in %j',
    (name) => {
      expect(readCourtName(name)).toBeUndefined();
    },
  );
});

describe('readCounty', () => {
  it.each([
    ['San Diego County Clerk', 'San Diego'],
    ['Clerk of Davidson County', 'Davidson'],
    ['Office of the Clerk of the Prince George’s County', 'Prince George’s'],
    ['the Travis County Clerk', 'Travis'],
    ['Secretary of State', undefined],
    ['County Clerk', undefined],
    ['', undefined],
  ])('of %j is %j', (office, county) => {
    expect(readCounty(office)).toBe(county);
  });
});

describe('writeCourtName', () => {
  it.each([
    ['Probate Court', 'Davidson', 'Probate Court of Davidson County'],
    ['Probate Court No. 1', 'Travis County', 'Probate Court No. 1 of Travis County'],
    ['Orphans’ Court', 'Baltimore City', 'Orphans’ Court of Baltimore City'],
    ['Civil District Court', 'Orleans Parish', 'Civil District Court of Orleans Parish'],
    ['Davidson County Probate Court', 'Davidson', 'Davidson County Probate Court'],
    ['Probate Court', '', 'Probate Court'],
    ['', 'Davidson', ''],
  ])('writes %j and %j', (court, county, name) => {
    expect(writeCourtName({ court, county })).toBe(name);
  });
});
