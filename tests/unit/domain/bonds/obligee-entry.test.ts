import { describe, expect, it } from 'vitest';
import { countyObligeeWords, obligeeWords, proposedObligee } from '~/domain/bonds/obligee-entry';
import { stateName } from '~/domain/us-states';

const PAYEES = { CO: 'the People of the State of Colorado', TX: 'the Judge of {obligee}' } as const;

const HINT = 'The office that takes your bond.';

describe('obligeeWords', () => {
  it.each([
    ['court', 'CO', 'the People of the State of Colorado'],
    ['court', 'TX', 'the Judge of the court'],
    ['license', 'TX', 'the Judge of the agency'],
  ] as const)('of a %s bond in %s names %s', (category, state, payee) => {
    const words = obligeeWords({ category, obligeeHint: HINT, payees: PAYEES, offices: {} }, state);

    expect(words).toMatch('Enter the office that takes your bond. The bond itself is payable');
    expect(words).toMatch(`payable to ${payee}, as the law of ${stateName(state)} requires.`);
  });

  it('do not repeat a description of persons in place of a name', () => {
    const payees = { TX: 'a person who obtains a judgment for an act of the dealer' };

    expect(
      obligeeWords({ category: 'license', obligeeHint: HINT, payees, offices: {} }, 'TX'),
    ).toBe(
      'Enter the office that takes your bond. The bond itself is payable to the persons that the law of Texas names.',
    );
  });

  it('name federal law where the bond is payable to the United States', () => {
    const payees = { TX: 'the United States of America' };

    expect(
      obligeeWords({ category: 'license', obligeeHint: HINT, payees, offices: {} }, 'TX'),
    ).toMatch('payable to the United States of America, as federal law requires.');
  });

  it.each([
    [{ TX: 'the State of Texas' }, ' The bond itself is payable to the State of Texas, as the law'],
    [{}, ''],
  ])('say that the office of the state is filled in, with payees %j', (payees, payable) => {
    const offices = { TX: 'Texas Department of Motor Vehicles' };
    const bond = { category: 'license', obligeeHint: HINT, payees, offices } as const;

    expect(obligeeWords(bond, 'TX')).toMatch(
      `We filled in the office that takes this bond in Texas. Change it if your papers name another one.${payable}`,
    );
    expect(obligeeWords(bond, 'SC')).toBe(
      'The bond is made out to the obligee: the office that takes your bond.',
    );
  });

  it('ask for the county alone where the form fills in its office', () => {
    const bond = {
      category: 'license',
      obligeeHint: HINT,
      payees: { TX: 'the State of Texas' },
      offices: { TX: 'County Clerk' },
    } as const;

    expect(countyObligeeWords(bond, 'TX')).toBe(
      'Enter County below, and we fill in your County Clerk here. The bond itself is payable to the State of Texas, as the law of Texas requires.',
    );
  });

  it('ask for the office of a county with its county', () => {
    const bond = {
      category: 'license',
      obligeeHint: HINT,
      payees: {},
      offices: { TX: 'County Clerk' },
    } as const;

    expect(obligeeWords(bond, 'TX')).toBe(
      'In Texas each county takes this bond. Enter the County Clerk with the name of your county.',
    );
    expect(proposedObligee(bond, 'TX')).toBeUndefined();
    expect(proposedObligee(bond, 'SC')).toBeUndefined();
    expect(proposedObligee({ offices: { TX: 'Texas Secretary of State' } }, 'TX')).toBe(
      'Texas Secretary of State',
    );
  });

  it('say who the obligee is where no law names a payee', () => {
    expect(
      obligeeWords({ category: 'court', obligeeHint: HINT, payees: PAYEES, offices: {} }, 'SC'),
    ).toBe('The bond is made out to the obligee: the office that takes your bond.');
  });
});
