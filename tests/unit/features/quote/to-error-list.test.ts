import { describe, expect, it } from 'vitest';
import { listErrorPaths, toErrorList, toFieldId } from '~/features/quote/to-error-list';

const ERRORS = {
  address: {
    zipCode: { type: 'custom', message: 'ZIP code is required' },
    street: { type: 'custom', message: 'Street is required' },
  },
  firstName: { type: 'custom', message: 'First name is required', ref: { name: 'firstName' } },
};

describe('the list of errors', () => {
  it('follows the order of the page, not of the errors', () => {
    const order = ['firstName', 'lastName', 'address.street', 'address.zipCode'];

    expect(toErrorList(ERRORS, order)).toEqual([
      { id: 'firstName', message: 'First name is required' },
      { id: 'address-street', message: 'Street is required' },
      { id: 'address-zipCode', message: 'ZIP code is required' },
    ]);
  });

  it('puts errors of unknown fields last', () => {
    expect(toErrorList(ERRORS, ['firstName']).map(({ id }) => id)).toEqual([
      'firstName',
      'address-zipCode',
      'address-street',
    ]);
  });

  it('is empty for a form without errors', () => {
    expect(toErrorList({}, ['firstName'])).toEqual([]);
    expect(listErrorPaths({ address: undefined })).toEqual([]);
  });
});

describe('the id of a field', () => {
  it('is its path with hyphens', () => {
    expect(toFieldId('address.street')).toBe('address-street');
  });
});
