import { describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { amountPath } from '~/features/products/amount-path';
import type { ListedBond } from '~/features/products/listed-bond';

function listed(
  label: string,
  requirements: ListedBond['requirements'],
): Parameters<typeof amountPath>[0] {
  const data: ListedBond['data'] = {
    name: 'Payment Bond',
    category: 'contract',
    situation: 'The owner wants it.',
    description: 'It pays subcontractors.',
    defaultAmountLabel: label,
    averageCost: '1%',
    exampleAmount: dollars(100_000),
    states: {},
  };

  return { id: 'payment-bond', requirements, data };
}

describe('amountPath', () => {
  it("leads to the bond's own rows before those of a related bond", () => {
    const rows = [{ bond: 'performance-bond' }, { bond: 'payment-bond' }] as const;

    expect(amountPath(listed('100% of contract value', rows))).toBe('/requirements/payment-bond');
    expect(amountPath(listed('100%', rows.slice(0, 1)))).toBe('/requirements/performance-bond');
  });

  it('leads nowhere without a figure or without a row', () => {
    expect(amountPath(listed('You choose', [{ bond: 'payment-bond' }]))).toBeUndefined();
    expect(amountPath(listed('$10,000', []))).toBeUndefined();
  });
});
