import { describe, expect, it } from 'vitest';
import { DOCUMENT_BADGES, documentsOf } from '~/domain/bonds/bond-documents';

const NOTHING_LATER = { id: 'a', continuations: [], riders: [] };

const names = (hasBondFile: boolean, hasPoaFile: boolean) =>
  documentsOf({ ...NOTHING_LATER, hasBondFile, hasPoaFile }).map(({ name }) => name);

describe('documentsOf', () => {
  it('lists the bond first, then the power of attorney, each by a name and an id of its own', () => {
    expect(documentsOf({ ...NOTHING_LATER, hasBondFile: true, hasPoaFile: true })).toEqual([
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
      documentsOf({ ...NOTHING_LATER, hasBondFile: true, hasPoaFile: false, continuations }).slice(
        1,
      ),
    ).toEqual([
      {
        ...{ id: 'a-continuation-2', bondId: 'a', type: 'continuation', ordinal: 2, issuedAt },
        name: 'Continuation Certificate',
      },
    ]);
  });

  it('has the riders that change it among them by their day, each with the power of attorney it brings', () => {
    const [early, late] = ['2027-01-05T12:00:00Z', '2027-04-05T12:00:00+00:00'];
    const riders = [
      { number: 1, issuedAt: early, hasFile: true, hasPoaFile: false },
      { number: 2, issuedAt: late, hasFile: true, hasPoaFile: true },
      { number: 3, issuedAt: late, hasFile: false, hasPoaFile: false },
    ];
    const continuations = [{ term: 2, issuedAt: '2027-03-01T12:00:00Z', hasCertificate: true }];

    expect(
      documentsOf({ id: 'a', hasBondFile: false, hasPoaFile: false, continuations, riders }),
    ).toEqual([
      {
        ...{ id: 'a-rider-1', bondId: 'a', type: 'rider', ordinal: 1, issuedAt: early },
        name: 'Rider 1',
      },
      expect.objectContaining({ id: 'a-continuation-2' }),
      {
        ...{ id: 'a-rider-2', bondId: 'a', type: 'rider', ordinal: 2, issuedAt: late },
        name: 'Rider 2',
      },
      {
        ...{ id: 'a-rider_poa-2', bondId: 'a', type: 'rider_poa', ordinal: 2, issuedAt: late },
        name: 'Power of Attorney of Rider 2',
      },
    ]);
  });

  it('leaves out a file that is not there', () => {
    expect(names(true, false)).toEqual(['Surety Bond Document']);
    expect(names(false, true)).toEqual(['Power of Attorney']);
    expect(names(false, false)).toEqual([]);
  });
});

it('the badges say what the specification says, and name a renewal and a rider', () => {
  expect(Object.values(DOCUMENT_BADGES).map(({ label }) => label)).toEqual([
    'Bond',
    'POA',
    'Renewal',
    'Rider',
    'POA',
    'Filing',
  ]);
});
