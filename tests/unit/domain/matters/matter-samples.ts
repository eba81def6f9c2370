import type { MatterFacts, MatterValues } from '~/domain/matters/matter-values';

/** A person named as the client. */
export const CLIENT = {
  id: 'c0000000-0000-4000-8000-000000000001',
  role: 'client',
  fullName: 'John Smith',
  email: 'john@example.com',
  phone: '(843) 555-0100',
} as const;

/** The answers of an estate that an underwriter would like. */
export const ESTATE: MatterValues = {
  bond: 'administrator',
  state: 'SC',
  subject: 'Mary Smith',
  county: 'Charleston',
  court: 'Probate Court',
  capacity: 'administrator',
  dateOfDeath: '2026-09-01',
  domicileCounty: 'Charleston',
  hearingOn: '2026-12-10',
  amount: 25_000_000,
  cash: 20_000_000,
  income: 0,
  rents: 0,
  debts: 0,
  hasWill: 'no',
  objections: 'no',
  contest: 'no',
  heirs: [{ name: 'Ann', relation: 'daughter', share: '1/2', limits: '' }],
  attorneyStays: 'yes',
  payer: 'client',
};

/** A fiduciary matter with changes. */
export function estate(change: MatterValues = {}): MatterFacts {
  return { kind: 'fiduciary', values: { ...ESTATE, ...change }, people: [CLIENT] };
}

/** A litigation matter with changes. */
export function appeal(change: MatterValues = {}): MatterFacts {
  return {
    kind: 'litigation',
    values: {
      bond: 'appeal-supersedeas',
      state: 'TX',
      subject: 'A v. B',
      amount: 10_000_000,
      compensatory: 9_000_000,
      collateral: 'none',
      ...change,
    },
    people: [],
  };
}
