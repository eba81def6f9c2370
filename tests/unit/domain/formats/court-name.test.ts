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
    ['Harris County Probate Court No. 2', 'Probate Court No. 2', 'Harris'],
    ['Probate Court Number 2, Harris County', 'Probate Court Number 2', 'Harris'],
    ['County Court at Law No. 1 of Travis County, Texas', 'County Court at Law No. 1', 'Travis'],
    ['Probate Court No. 2 Harris County', 'Probate Court No. 2', 'Harris'],
    ['Probate Court No 2 Fort Bend County, Texas', 'Probate Court No 2', 'Fort Bend'],
    ['Probate Court No 2 of Isle of Wight County', 'Probate Court No 2', 'Isle of Wight'],
    ['Probate Court #2, Tom Green County', 'Probate Court #2', 'Tom Green'],
    ['Harris County Probate Court No 2', 'Probate Court No 2', 'Harris'],
    ['Harris County Probate Court No. 2, Texas', 'Probate Court No. 2', 'Harris'],
    ['Franklin County Probate Court, Columbus', 'Probate Court', 'Franklin'],
    ['Franklin County Probate Court, Columbus, OH', 'Probate Court', 'Franklin'],
    [
      'Franklin County Court of Common Pleas, Probate Division',
      'Court of Common Pleas, Probate Division',
      'Franklin',
    ],
    [
      'Court of Common Pleas, Probate Division, Franklin County, Ohio',
      'Court of Common Pleas, Probate Division',
      'Franklin',
    ],
    ['Superior Court San Diego County', 'Superior Court', 'San Diego'],
    ['Supreme Court Kings County', 'Supreme Court', 'Kings'],
    ['Court of Common Pleas of Bucks County', 'Court of Common Pleas', 'Bucks'],
    ['Court of Probate Jefferson County', 'Court of Probate', 'Jefferson'],
    ['Superior Court of Washington for King County', 'Superior Court', 'King'],
    ['Superior Court of the State of Arizona in and for Pima County', 'Superior Court', 'Pima'],
  ])('reads %j', (name, court, county) => {
    expect(readCourtName(name)).toEqual({ court, county });
  });

  it.each([
    '',
    'Probate Court',
    'State of Tennessee',
    'Davidson County',
    'Court of',
    'Travis County Court at Law',
    'Probate Court No 2',
    'Franklin County Probate Court, Estate Division',
    'Franklin County Probate Court, Clerk of Columbus',
    'Superior Court of California County of Los Angeles',
    'Superior Court Arizona Maricopa County',
    'Circuit Court Clerk of Davidson County',
    'Probate Court No. 2 Clerk, Harris County',
    'Clerk of the Harris County Probate Court',
    'District Court Travis County Clerk',
  ])('finds no county and court in %j', (name) => {
    expect(readCourtName(name)).toBeUndefined();
  });
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
