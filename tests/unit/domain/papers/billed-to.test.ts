import { expect, it } from 'vitest';
import { billedTo } from '~/domain/papers/billed-to';

const home = { street: '9 Elm St', city: 'Nashville', state: 'TN', zipCode: '37203' } as const;
const office = { street: '1 Dock St', city: 'Memphis', state: 'TN', zipCode: '38103' } as const;
const applicant = { firstName: 'Nora', lastName: 'Field', address: home };
const business = { isBusiness: 'yes', legalName: 'Coastal Supply LLC', businessAddress: office };

it.each(['appeal-supersedeas', 'auto-dealer'] as const)(
  'bills the business that applies for the bond %s, at its own address',
  (slug) => {
    expect(billedTo(slug, { applicant, business })).toEqual({
      name: 'Coastal Supply LLC',
      address: office,
    });
  },
);

it.each([
  ['notary', business],
  ['appeal-supersedeas', { isBusiness: 'no' }],
] as const)('bills the person whom the bond %s binds', (slug, given) => {
  expect(billedTo(slug, { applicant, business: given })).toEqual({
    name: 'Nora Field',
    address: home,
  });
});

it('names no address of an application from before addresses were asked', () => {
  expect(billedTo('auto-dealer', { applicant, business: { legalName: 'Old LLC' } })).toEqual({
    name: 'Old LLC',
  });
});
