import { describe, expect, it } from 'vitest';
import { periodOf, principalOf } from '~/domain/bonds/issued-terms';

const NOTARY = { slug: 'notary', category: 'license' } as const;
const EXECUTOR = { slug: 'executor-personal-representative', category: 'court' } as const;
const DEALER = { slug: 'auto-dealer', category: 'license' } as const;
const BROKER = { slug: 'freight-broker-bmc-84', category: 'license' } as const;
const PERFORMANCE = { slug: 'performance-bond', category: 'contract' } as const;
const BID = { slug: 'bid-bond', category: 'contract' } as const;
const ERISA = { slug: 'erisa-fidelity', category: 'fidelity' } as const;

const answers = {
  applicant: { firstName: 'Marisol', lastName: 'Okafor' },
  business: { legalName: 'Okafor Motors LLC' },
};

describe('principalOf', () => {
  it.each([
    [NOTARY, 'Marisol Okafor'],
    [EXECUTOR, 'Marisol Okafor'],
    [DEALER, 'Okafor Motors LLC'],
    [BROKER, 'Okafor Motors LLC'],
    [PERFORMANCE, 'Okafor Motors LLC'],
    [ERISA, 'Okafor Motors LLC'],
  ])('for $slug is %s', (bond, principal) => {
    expect(principalOf(bond, answers)).toBe(principal);
  });
});

describe('periodOf', () => {
  const details = { effectiveDate: '2027-03-15', termYears: 4 };

  it.each([NOTARY, DEALER, ERISA])('of $slug ends with the term', (bond) => {
    expect(periodOf(bond, details)).toEqual({
      effectiveDate: '2027-03-15',
      expiryDate: '2031-03-15',
      nextDue: '2031-03-15',
    });
  });

  it.each([EXECUTOR, BROKER, PERFORMANCE])('of $slug has no end, but a next premium', (bond) => {
    expect(periodOf(bond, details)).toEqual({ effectiveDate: '2027-03-15', nextDue: '2031-03-15' });
  });

  it.each([undefined, { endsOn: '2028-03-15', ending: 'at-award' } as const])(
    'of a bid bond has no end and no next premium: %j',
    (term) => {
      expect(periodOf(BID, { ...details, termYears: 1 }, term)).toEqual({
        effectiveDate: '2027-03-15',
      });
    },
  );

  it.each(['at-12-01', 'last-day'] as const)(
    'ends with the stored term of its application: %s',
    (ending) => {
      expect(periodOf(DEALER, details, { endsOn: '2028-01-01', ending })).toEqual({
        effectiveDate: '2027-03-15',
        expiryDate: '2028-01-01',
        nextDue: '2028-01-01',
      });
    },
  );

  it('has no end in a state where a license bond is continuous', () => {
    expect(periodOf(DEALER, details, { endsOn: '2028-04-01', ending: 'on-release' })).toEqual({
      effectiveDate: '2027-03-15',
      nextDue: '2028-04-01',
    });
  });

  it('is due on February 28 for a bond that begins on a leap day', () => {
    expect(periodOf(NOTARY, { effectiveDate: '2028-02-29', termYears: 1 }).nextDue).toBe(
      '2029-02-28',
    );
  });
});
