import { describe, expect, it } from 'vitest';
import { isFiledWithPayee, listedPayee, payeeWords } from '~/domain/bonds/payee';

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

describe('a payee on a list of facts', () => {
  it.each([
    ['the State of Texas', 'State of Texas', true],
    ['the State of Texas', ' the state of texas', true],
    ['the State of Texas', 'Secretary of State', false],
  ])('%s is filed with %j: %s', (payee, obligee, expected) => {
    expect(isFiledWithPayee(payee, obligee)).toBe(expected);
  });

  it('starts with a capital', () => {
    expect(listedPayee('the State of Texas')).toBe('The State of Texas');
  });
});
