import { describe, expect, it } from 'vitest';
import { bondFileAnswerSchema, bondFileRequestSchema } from '~/domain/bonds/bond-file-request';
import { bondFileName } from '~/domain/bonds/bond-files';

const BOND_ID = '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11';

describe('bondFileName', () => {
  it.each([
    ['notary', 'bond', 'MSB-27182818-notary-bond.pdf'],
    ['notary', 'poa', 'MSB-27182818-notary-power-of-attorney.pdf'],
    ['bid-bond', 'bond', 'MSB-27182818-bid-bond.pdf'],
    ['freight-broker-bmc-84', 'poa', 'MSB-27182818-freight-broker-bmc-84-power-of-attorney.pdf'],
  ] as const)('names the file of a %s: %s', (bondSlug, type, name) => {
    expect(bondFileName({ number: 'MSB-27182818', bondSlug }, type)).toBe(name);
  });

  it.each([
    ['continuation', 3, 'continuation-certificate-3'],
    ['rider', 1, 'rider-1'],
    ['rider_poa', 2, 'power-of-attorney-of-rider-2'],
  ] as const)('numbers one of several files: %s %i', (type, ordinal, words) => {
    const bond = { number: 'MSB-27182818', bondSlug: 'notary' };

    expect(bondFileName(bond, type, ordinal)).toBe(`MSB-27182818-notary-${words}.pdf`);
  });
});

describe('a request for a file', () => {
  it.each(['bond', 'poa'])('names a bond and the file: %s', (type) => {
    expect(bondFileRequestSchema.parse({ bondId: BOND_ID, type, userId: 'x' })).toEqual({
      bondId: BOND_ID,
      type,
    });
  });

  it.each([
    ['no bond', { type: 'bond' }],
    ['a number for an id', { bondId: 'MSB-27182818', type: 'bond' }],
    ['a path for an id', { bondId: '../other', type: 'bond' }],
    ['a rider before the first', { bondId: BOND_ID, type: 'rider', ordinal: 0 }],
    ['a file there is none of', { bondId: BOND_ID, type: 'filing_packet' }],
  ])('is refused with %s', (_, request) => {
    expect(bondFileRequestSchema.safeParse(request).success).toBe(false);
  });

  it('is answered with an address', () => {
    expect(bondFileAnswerSchema.safeParse({ url: 'https://x.example/a?token=b' }).success).toBe(
      true,
    );
    expect(bondFileAnswerSchema.safeParse({ url: '/object/sign' }).success).toBe(false);
  });
});
