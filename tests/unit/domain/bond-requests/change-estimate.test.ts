import { describe, expect, it } from 'vitest';
import { estimateChange } from '~/domain/bond-requests/change-estimate';
import { dollars } from '~/domain/money';

const bond = {
  bondSlug: 'contractor-license' as const,
  stateCode: 'CA',
  principal: 'Okafor Builders',
  amount: dollars(25_000),
  effectiveDate: '2025-01-01',
};
const terms = [
  { from: '2025-01-01', to: '2026-01-01', premium: dollars(365) },
  { from: '2026-01-01', to: '2027-01-01', premium: dollars(365) },
];
const today = '2026-11-22';

describe('estimateChange', () => {
  it('returns the refund when the bond ends, from today when the release is backdated', () => {
    expect(estimateChange({ kind: 'cancellation', endsOn: '2026-12-22' }, bond, terms, today)).toBe(
      dollars(10),
    );
    expect(estimateChange({ kind: 'release', endsOn: '2026-01-05' }, bond, terms, today)).toBe(
      dollars(40),
    );
  });

  it('returns the cost of a higher amount', () => {
    expect(
      estimateChange({ kind: 'amount-change', amount: dollars(50_000) }, bond, terms, today),
    ).toBe(dollars(40));
  });

  it('returns nothing for a name and an address', () => {
    const address = { street: '1 Elm', city: 'Waco', state: 'TX' as const, zipCode: '76701' };
    const name = { kind: 'name-change' as const, name: 'X', principals: ['X'] };

    expect(estimateChange(name, bond, terms, today)).toBeUndefined();
    expect(estimateChange({ kind: 'address-change', address }, bond, terms, today)).toBeUndefined();
  });

  it('returns nothing for a contract bond, and for one without a paid term', () => {
    const release = { kind: 'release' as const, endsOn: '2026-11-01' };

    expect(
      estimateChange(release, { ...bond, bondSlug: 'performance-bond' }, terms, today),
    ).toBeUndefined();
    expect(estimateChange(release, bond, [], today)).toBeUndefined();
  });
});
