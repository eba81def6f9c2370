import { describe, expect, it } from 'vitest';
import { DOCUMENT_BADGES, documentsOf } from '~/domain/bonds/bond-documents';

const NOTHING_LATER = { id: 'a', amount: 1_000_000, continuations: [], riders: [] };

const RAISED = {
  amount: 1_000_000,
  issuedAt: '2027-04-05T12:00:00+00:00',
  effectiveOn: '2027-04-05',
};

/** A bond of $5,000 that was raised to $7,500, continued, and raised to $10,000. A third rider has no paper yet. */
function aRaisedBond() {
  const amountsOf = (amountBefore: number, amount: number) => ({ amountBefore, amount });

  return {
    id: 'a',
    amount: 1_000_000,
    hasBondFile: true,
    hasPoaFile: true,
    continuations: [{ term: 2, issuedAt: '2027-03-01T12:00:00Z', hasCertificate: true }],
    riders: [
      {
        number: 1,
        ...amountsOf(500_000, 750_000),
        effectiveOn: '2027-01-04',
        issuedAt: '2027-01-05T04:00:00Z',
        hasFile: true,
        hasPoaFile: false,
      },
      {
        number: 2,
        ...amountsOf(750_000, 1_000_000),
        effectiveOn: RAISED.effectiveOn,
        issuedAt: RAISED.issuedAt,
        hasFile: true,
        hasPoaFile: true,
      },
      {
        number: 3,
        ...amountsOf(1_000_000, 1_000_000),
        effectiveOn: '2027-05-05',
        issuedAt: '2027-05-05T12:00:00Z',
        hasFile: false,
        hasPoaFile: false,
      },
    ],
  };
}

const names = (hasBondFile: boolean, hasPoaFile: boolean) =>
  documentsOf({ ...NOTHING_LATER, hasBondFile, hasPoaFile }).map(({ name }) => name);

describe('documentsOf', () => {
  it('lists the bond first, then the power of attorney, each with its own name and id', () => {
    expect(documentsOf({ ...NOTHING_LATER, hasBondFile: true, hasPoaFile: true })).toEqual([
      { id: 'a-bond', bondId: 'a', type: 'bond', name: 'Surety Bond Document', amount: 1_000_000 },
      { id: 'a-poa', bondId: 'a', type: 'poa', name: 'Power of Attorney', amount: 1_000_000 },
    ]);
  });

  it('ends with the existing continuation certificates', () => {
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
        id: 'a-continuation-2',
        bondId: 'a',
        type: 'continuation',
        ordinal: 2,
        issuedAt,
        name: 'Continuation Certificate',
        amount: 1_000_000,
      },
    ]);
  });

  it('sorts riders by their day, each with its power of attorney', () => {
    expect(documentsOf(aRaisedBond()).slice(2)).toEqual([
      {
        id: 'a-rider-1',
        bondId: 'a',
        type: 'rider',
        ordinal: 1,
        name: 'Rider 1',
        amount: 750_000,
        issuedAt: '2027-01-05T04:00:00Z',
        effectiveOn: '2027-01-04',
      },
      expect.objectContaining({ id: 'a-continuation-2' }),
      { id: 'a-rider-2', bondId: 'a', type: 'rider', ordinal: 2, name: 'Rider 2', ...RAISED },
      {
        id: 'a-rider_poa-2',
        bondId: 'a',
        type: 'rider_poa',
        ordinal: 2,
        name: 'Power of Attorney of Rider 2',
        ...RAISED,
      },
    ]);
  });

  it('shows the penal sum printed on each document, not the current one', () => {
    const sums = documentsOf(aRaisedBond()).map(({ id, amount }) => [id, amount]);

    expect(sums).toEqual([
      ['a-bond', 500_000],
      ['a-poa', 500_000],
      ['a-rider-1', 750_000],
      ['a-continuation-2', 750_000],
      ['a-rider-2', 1_000_000],
      ['a-rider_poa-2', 1_000_000],
    ]);
  });

  it('leaves out missing files', () => {
    expect(names(true, false)).toEqual(['Surety Bond Document']);
    expect(names(false, true)).toEqual(['Power of Attorney']);
    expect(names(false, false)).toEqual([]);
  });
});

it.each([
  ['bond', 'Bond'],
  ['poa', 'POA'],
  ['rider_poa', 'POA'],
  ['filing_packet', 'Filing'],
] as const)('the badge of a %s reads %s', (type, label) => {
  expect(DOCUMENT_BADGES[type].label).toBe(label);
});
