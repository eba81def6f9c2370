import { describe, expect, it } from 'vitest';
import { payeeWords } from '~/domain/bonds/payee';

const PAYEES = { CO: 'the People of the State of Colorado', TX: 'the Judge of {obligee}' } as const;

describe('payeeWords', () => {
  it.each([
    ['court', 'CO', 'the People of the State of Colorado'],
    ['court', 'TX', 'the Judge of the court'],
    ['license', 'TX', 'the Judge of the agency'],
  ] as const)('of a %s bond in %s names %s', (category, state, payee) => {
    expect(payeeWords({ category, payees: PAYEES }, state)).toMatch(`payable to ${payee}.`);
  });

  it('is empty where no law names a payee', () => {
    expect(payeeWords({ category: 'court', payees: PAYEES }, 'SC')).toBeUndefined();
  });
});
