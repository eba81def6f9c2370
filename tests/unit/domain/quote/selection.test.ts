import { describe, expect, it } from 'vitest';
import { checkSelection, completeSelection, isSelectionComplete } from '~/domain/quote/selection';
import { buildBond } from '../support/builders';

const notary = buildBond();

describe('checkSelection', () => {
  it('requires both when nothing is selected', () => {
    expect(checkSelection({}, undefined)).toEqual({
      bondType: 'Please select a bond type',
      stateCode: 'Please select a state',
    });
  });

  it.each([
    ['no state', {}],
    ['one letter', { stateCode: 'T' }],
    ['a state that is not one of the 50', { stateCode: 'DC' }],
    ['a code in lower case', { stateCode: 'tx' }],
  ])('requires a state: %s', (_, choice) => {
    expect(checkSelection({ bondType: 'notary', ...choice }, notary)).toEqual({
      stateCode: 'Please select a state',
    });
  });

  it.each([
    ['no bond', { stateCode: 'TX' }, undefined],
    ['a bond that is not in the catalogue', { bondType: 'bail', stateCode: 'TX' }, undefined],
    ['the rules of another bond', { bondType: 'trustee', stateCode: 'TX' }, notary],
  ])('requires a bond: %s', (_, choice, bond) => {
    expect(checkSelection(choice, bond)).toEqual({ bondType: 'Please select a bond type' });
  });

  it('reports a bond that is not sold in the state', () => {
    expect(checkSelection({ bondType: 'notary', stateCode: 'NY' }, notary)).toEqual({
      combination: 'Not Available',
    });
  });

  it('accepts a bond sold in the state', () => {
    expect(checkSelection({ bondType: 'notary', stateCode: 'TX' }, notary)).toEqual({});
  });
});

describe('completeSelection', () => {
  it('returns the bond and the state of a valid selection', () => {
    expect(completeSelection({ bondType: 'notary', stateCode: 'TX' }, notary)).toEqual({
      bond: notary,
      stateCode: 'TX',
    });
  });

  it.each([
    ['no bond', { stateCode: 'TX' }, undefined],
    ['no state', { bondType: 'notary' }, notary],
    ['the rules of another bond', { bondType: 'trustee', stateCode: 'TX' }, notary],
    ['a bond not written in the state', { bondType: 'notary', stateCode: 'NY' }, notary],
  ])('is undefined with %s', (_, choice, bond) => {
    expect(completeSelection(choice, bond)).toBeUndefined();
  });
});

it('step 0 is complete only with a valid selection', () => {
  expect(isSelectionComplete({ bondType: 'notary', stateCode: 'TX' }, notary)).toBe(true);
  expect(isSelectionComplete({ bondType: 'notary', stateCode: 'NY' }, notary)).toBe(false);
  expect(isSelectionComplete({}, undefined)).toBe(false);
});
