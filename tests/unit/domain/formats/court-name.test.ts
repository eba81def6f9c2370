import { describe, expect, it } from 'vitest';
import { readCourtName } from '~/domain/formats/court-name';

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
