import { expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { creditCheckSurcharge } from '~/domain/rates/credit-check-surcharge';
import { readRatePlans } from '../../../tools/catalogue/read-content';
import { ratePlan } from '../../../support/rate-plan';

const [standard = ratePlan()] = readRatePlans();
const basis = { stateCode: 'TX', amount: dollars(50_000), termYears: 1 } as const;

it('is the dollars that a premium rises by without a credit check', () => {
  expect(creditCheckSurcharge(standard, basis)).toBe(dollars(250));
});

it('is prorated with the premium of a first term below a year', () => {
  const share = { days: 73, ofDays: 365 };

  expect(creditCheckSurcharge(standard, { ...basis, share })).toBe(dollars(50));
});
