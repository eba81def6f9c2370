import { forEachQuestion } from '../../src/domain/quote/underwriting-questions.ts';

/** An executor's answers, with content for every section of the screen. */
export const EXECUTOR_ANSWERS = {
  bondDetails: {
    amount: 8_500_000,
    effectiveDate: '2026-12-01',
    termYears: 1,
    obligee: 'Probate Court of Charleston County',
    purpose: 'Estate of Henry Ravenel',
  },
  applicant: {
    firstName: 'Marisol',
    lastName: 'Okafor',
    email: 'marisol.okafor@example.com',
    phone: '8035550123',
    address: { street: '12 Tidewater Lane', city: 'Charleston', state: 'SC', zipCode: '29401' },
    experience: { yearsInBusiness: 6, previousBonds: 'no' },
  },
  business: {
    legalName: 'Okafor Services LLC',
    businessType: 'llc',
    yearEstablished: 2019,
    annualRevenue: 6_400_000,
    employeeCount: 3,
    businessAddress: { street: '4 Broad St', city: 'Charleston', state: 'SC', zipCode: '29401' },
    businessDescription: 'Bookkeeping for small restaurants.',
  },
  underwriting: {
    ...forEachQuestion(() => ({ answer: 'no' })),
    bankruptcyHistory: { answer: 'yes', details: 'Chapter 7 in 2015, discharged in 2016.' },
    creditCheck: 'authorized',
  },
};
