import { describe, expect, it } from 'vitest';
import { readAttorneyAddress, writeAttorneyAddress } from '~/domain/matters/desk-address';

const ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

describe('the address of the desk', () => {
  it.each([
    { isFirm: false },
    { isFirm: true },
    { matterId: ID, isFirm: false },
    { matterId: ID, newKind: 'litigation', isFirm: false },
  ] as const)('reads what it writes: %o', (address) => {
    expect(readAttorneyAddress(writeAttorneyAddress(address))).toEqual(address);
  });

  it('leads to the board with invalid values', () => {
    expect(readAttorneyAddress('?matter=1&new=other&view=x')).toEqual({ isFirm: false });
    expect(writeAttorneyAddress({})).toBe('');
  });
});
