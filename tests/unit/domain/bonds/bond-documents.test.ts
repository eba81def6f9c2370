import { describe, expect, it } from 'vitest';
import { DOCUMENT_BADGES, documentsOf } from '~/domain/bonds/bond-documents';

const names = (hasBondFile: boolean, hasPoaFile: boolean) =>
  documentsOf({ id: 'a', hasBondFile, hasPoaFile, continuations: [] }).map(({ name }) => name);

describe('documentsOf', () => {
  it('lists the bond first, then the power of attorney, each by a name and an id of its own', () => {
    expect(
      documentsOf({ id: 'a', hasBondFile: true, hasPoaFile: true, continuations: [] }),
    ).toEqual([
      { id: 'a-bond', bondId: 'a', type: 'bond', name: 'Surety Bond Document' },
      { id: 'a-poa', bondId: 'a', type: 'poa', name: 'Power of Attorney' },
    ]);
  });

  it('ends with the certificates that continue it, as far as they are made', () => {
    const issuedAt = '2027-03-01T12:00:00Z';
    const continuations = [
      { term: 2, issuedAt, hasCertificate: true },
      { term: 3, issuedAt, hasCertificate: false },
    ];

    expect(
      documentsOf({ id: 'a', hasBondFile: true, hasPoaFile: false, continuations }).slice(1),
    ).toEqual([
      {
        ...{ id: 'a-continuation-2', bondId: 'a', type: 'continuation', term: 2, issuedAt },
        name: 'Continuation Certificate',
      },
    ]);
  });

  it('leaves out a file that is not there', () => {
    expect(names(true, false)).toEqual(['Surety Bond Document']);
    expect(names(false, true)).toEqual(['Power of Attorney']);
    expect(names(false, false)).toEqual([]);
  });
});

it('the badges say what the specification says, and name a renewal', () => {
  expect(Object.values(DOCUMENT_BADGES).map(({ label }) => label)).toEqual([
    'Bond',
    'POA',
    'Renewal',
    'Filing',
  ]);
});
