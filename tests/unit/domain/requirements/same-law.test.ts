import { describe, expect, it } from 'vitest';
import { familiesUnder } from '~/domain/requirements/same-law';

describe('a fact', () => {
  it("of an executor's amount counts for administrators, and of the waiver does not", () => {
    const bond = 'executor-personal-representative';

    expect(familiesUnder({ bond, fact: 'formula' })).toEqual([bond, 'administrator']);
    expect(familiesUnder({ bond, fact: 'waiver' })).toEqual([bond]);
  });

  it('of contracts that need a performance bond counts for payment bonds', () => {
    expect(familiesUnder({ bond: 'performance-bond', fact: 'threshold' })).toEqual([
      'performance-bond',
      'payment-bond',
    ]);
  });

  it('of another bond counts for that bond alone', () => {
    expect(familiesUnder({ bond: 'notary', fact: 'amount' })).toEqual(['notary']);
  });
});
