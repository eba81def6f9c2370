import { describe, expect, it } from 'vitest';
import { isFiledWithPayee, listedPayee, otherPayee } from '~/domain/bonds/payee';

describe('a payee on a list of facts', () => {
  it.each([
    ['the State of Texas', 'State of Texas', true],
    ['the State of Texas', ' the state of texas', true],
    ['the State of Texas', 'Secretary of State', false],
  ])('%s is filed with %j: %s', (payee, obligee, expected) => {
    expect(isFiledWithPayee(payee, obligee)).toBe(expected);
  });

  it('appears only if the paper names another payee than the office', () => {
    const obligee = 'Davidson County Clerk';

    expect(otherPayee({ payee: 'the State of Tennessee', obligee })).toEqual({
      payee: 'The State of Tennessee',
    });
    expect(otherPayee({ payee: obligee, obligee })).toEqual({});
    expect(otherPayee({ payee: null, obligee })).toEqual({});
  });

  it('starts with a capital', () => {
    expect(listedPayee('the State of Texas')).toBe('The State of Texas');
  });
});
