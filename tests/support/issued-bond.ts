import type { IssuedBond, RiderBond } from '../../src/domain/papers/issued-bond.ts';

/** An executor's bond of $200,000 in South Carolina, as issued. */
export function buildIssuedBond(changes: Partial<IssuedBond> = {}): IssuedBond {
  return {
    number: 'MSB-27182818',
    bondType: 'executor-personal-representative',
    bondName: 'Executor Bond',
    stateCode: 'SC',
    principal: 'Marisol Okafor',
    principals: ['Marisol Okafor'],
    obligee: 'Probate Court of Charleston County',
    amount: 20_000_000,
    matter: {},
    purpose: 'Estate of Harold M. Whitfield',
    issuedOn: '2026-11-21',
    effectiveDate: '2026-12-01',
    expiryDate: '2027-12-01',
    verifyUrl: 'https://marshlinesurety.example/verify/Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs',
    ...changes,
  };
}

/** The bond's first rider. It raises the sum from $100,000 and brings a power of attorney. */
export function buildRider(
  changes: Partial<IssuedBond> = {},
  rider: Partial<RiderBond['rider']> = {},
): RiderBond {
  const bond = buildIssuedBond({ issuedOn: '2027-02-03', powerRider: 1, ...changes });

  return {
    ...bond,
    rider: {
      number: 1,
      bondIssuedOn: '2026-11-21',
      change: { kind: 'amount-change', from: 10_000_000, to: bond.amount },
      ...rider,
    },
  };
}
