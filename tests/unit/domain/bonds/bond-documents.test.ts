import { describe, expect, it } from 'vitest';
import { DOCUMENT_BADGES, documentsOf } from '~/domain/bonds/bond-documents';

const names = (hasBondFile: boolean, hasPoaFile: boolean) =>
  documentsOf({ id: 'a', hasBondFile, hasPoaFile }).map(({ name }) => name);

describe('documentsOf', () => {
  it('lists the bond first, then the power of attorney, each by a name and an id of its own', () => {
    expect(documentsOf({ id: 'a', hasBondFile: true, hasPoaFile: true })).toEqual([
      { id: 'a-bond', bondId: 'a', type: 'bond', name: 'Surety Bond Document' },
      { id: 'a-poa', bondId: 'a', type: 'poa', name: 'Power of Attorney' },
    ]);
  });

  it('leaves out a file that is not there', () => {
    expect(names(true, false)).toEqual(['Surety Bond Document']);
    expect(names(false, true)).toEqual(['Power of Attorney']);
    expect(names(false, false)).toEqual([]);
  });
});

it('the badges say what the specification says', () => {
  expect(Object.values(DOCUMENT_BADGES).map(({ label }) => label)).toEqual([
    'Bond',
    'POA',
    'Filing',
  ]);
});
