import { expect, it } from 'vitest';
import { NO_NUMBER, NONE_ASSIGNED, withNoneAssigned } from '~/domain/bonds/contract-number';

it.each([
  ['prints that the owner assigned none', { contractNumber: NO_NUMBER }, NONE_ASSIGNED],
  ['keeps a number', { contractNumber: 'IFB-26-07' }, 'IFB-26-07'],
  ['adds nothing to a bond without a contract', { docketNumber: NO_NUMBER }, undefined],
])('%s', (_, matter, printed) => {
  expect(withNoneAssigned({ project: 'Pier 4', ...matter })['contractNumber']).toBe(printed);
});
