import { describe, expect, it } from 'vitest';
import {
  isApplicationId,
  isNarrowed,
  readQueueAddress,
  writeQueueAddress,
} from '~/domain/underwriting/queue-address';

const ID = '6a8a4a3e-6f0b-4c55-9d0a-0d9a3c1f2b11';
const EDGE = { submittedAt: '2026-11-20T16:00:00.123456+00:00', id: ID };

const FIRST = { status: 'under_review', search: '' } as const;

describe('the address of the queue', () => {
  it('without a query shows the applications to decide', () => {
    expect(readQueueAddress('')).toMatchObject(FIRST);
    expect(writeQueueAddress(FIRST)).toBe('');
  });

  it.each(['after', 'before'] as const)('is read back as written, with a page %s', (side) => {
    const address = {
      status: 'declined',
      state: 'TX',
      bond: 'notary',
      holder: 'nobody',
      flag: 'second-approval',
      search: 'ada lee',
      edge: { side, ...EDGE },
      applicationId: ID,
    } as const;

    expect(readQueueAddress(writeQueueAddress(address))).toEqual(address);
  });

  it.each([
    ['a status that is none', '?status=draft'],
    ['a state that is none', '?state=XX'],
    ['a bond that is none', '?bond=unknown'],
    ['a holder that is nobody', '?holder=me'],
    ['a flag that is none', '?flag=blue'],
    ['a page without a moment', `?after=${ID}`],
    ['a page without an application', '?after=2026-11-20T16:00:00Z~1'],
  ])('leaves out %s', (_, search) => {
    expect(writeQueueAddress(readQueueAddress(search))).toBe('');
  });

  it("accepts a colleague's id, and 100 characters of a search", () => {
    expect(readQueueAddress(`?holder=${ID}`).holder).toBe(ID);
    expect(readQueueAddress('?holder=mine').holder).toBe('mine');
    expect(readQueueAddress(`?search=${'x'.repeat(101)}`).search).toHaveLength(100);
  });
});

describe('isNarrowed', () => {
  it.each([
    [{ state: 'TX' }, true],
    [{ bond: 'notary' }, true],
    [{ holder: 'mine' }, true],
    [{ flag: 'second-approval' }, true],
    [{ search: 'ada' }, true],
    [{ search: '  ' }, false],
    [{ status: 'all' }, false],
  ] as const)('%j: %s', (filters, expected) => {
    expect(isNarrowed({ ...FIRST, ...filters })).toBe(expected);
  });
});

describe('isApplicationId', () => {
  it('accepts only the format of an id', () => {
    expect(isApplicationId(ID)).toBe(true);
    expect(isApplicationId(`${ID}1`)).toBe(false);
    expect(isApplicationId('APP-123456')).toBe(false);
  });
});
