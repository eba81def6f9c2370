import type { BondRules } from '~/domain/bonds/bond-rules';
import { dollars } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';

/** The day on which the tests take place. */
export const TODAY = '2026-11-20';

/** A bond written in Texas and South Carolina, issued at once up to $25,000, with some of it changed. */
export function buildBond(changes: Partial<BondRules> = {}): BondRules {
  return {
    slug: 'notary',
    name: 'Notary Bond',
    category: 'license',
    amountLimits: { min: dollars(500), max: dollars(25_000) },
    terms: [1, 2, 3, 4],
    instantIssueMax: dollars(25_000),
    supportedStates: ['TX', 'SC'],
    requiredDocuments: [],
    stateRules: {},
    ...changes,
  };
}

/** Step 1 as a person types it. */
export const TYPED_BOND_DETAILS = {
  amount: '$10,000',
  effectiveDate: '12/01/2026',
  termYears: '4',
  obligee: ' Texas Secretary of State ',
  purpose: 'Notary commission',
  specialConditions: '',
};

/** Step 1 as it is stored. */
export const BOND_DETAILS = {
  amount: dollars(10_000),
  effectiveDate: '2026-12-01',
  termYears: 4,
  obligee: 'Texas Secretary of State',
  purpose: 'Notary commission',
};

/** Step 2 as a person types it. */
export const TYPED_APPLICANT = {
  firstName: ' Ada ',
  lastName: 'Marsh',
  email: 'ada.marsh@Example.com',
  phone: '+1 (803) 555-0123',
  dateOfBirth: '3/9/1980',
  ssn: '219-09-1234',
  address: { street: '12  Tide Street', city: 'Austin', state: 'tx', zipCode: '78701-1234' },
  experience: { yearsInBusiness: '12', previousBonds: 'no', licenseNumber: ' ' },
};

/** Step 2 as it is stored. */
export const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada.marsh@example.com',
  phone: '8035550123',
  dateOfBirth: '1980-03-09',
  ssn: '219091234',
  address: {
    street: '12 Tide Street',
    city: 'Austin',
    state: 'TX' as const,
    zipCode: '787011234',
  },
  experience: { yearsInBusiness: 12, previousBonds: 'no' as const },
};

/** Step 3 as a person types it. */
export const TYPED_BUSINESS = {
  legalName: 'Marsh Notary LLC',
  dbaName: '',
  ein: '12-3456789',
  businessType: 'llc',
  yearEstablished: '2015',
  annualRevenue: '$120,500.50',
  employeeCount: '1,200',
  businessAddress: { street: '12 Tide Street', city: 'Austin', zipCode: '78701' },
  businessDescription: 'Mobile notary services\r\nfor hospitals.',
  industryCode: '541199',
  website: 'marsh-notary.com',
};

/** Step 3 as it is stored, for a bond in Texas. */
export const BUSINESS = {
  legalName: 'Marsh Notary LLC',
  ein: '123456789',
  businessType: 'llc' as const,
  yearEstablished: 2015,
  annualRevenue: 12_050_050,
  employeeCount: 1_200,
  businessAddress: {
    street: '12 Tide Street',
    city: 'Austin',
    state: 'TX' as const,
    zipCode: '78701',
  },
  businessDescription: 'Mobile notary services\nfor hospitals.',
  industryCode: '541199',
  website: 'https://marsh-notary.com/',
};

/** Step 4 of an applicant with nothing to tell; the same typed and stored. */
export const UNDERWRITING = {
  bankruptcyHistory: { answer: 'no' as const },
  criminalHistory: { answer: 'no' as const },
  bondsDeclined: { answer: 'no' as const },
  claimsHistory: { answer: 'no' as const },
  businessDisputes: { answer: 'no' as const },
  creditCheck: 'authorized' as const,
};

/** All sections as they are typed. */
export const TYPED_SECTIONS = {
  bondDetails: TYPED_BOND_DETAILS,
  applicant: TYPED_APPLICANT,
  business: TYPED_BUSINESS,
  underwriting: UNDERWRITING,
};

/** All sections as they are stored. */
export const SECTIONS = {
  bondDetails: BOND_DETAILS,
  applicant: APPLICANT,
  business: BUSINESS,
  underwriting: UNDERWRITING,
};

/** Proof of payment for $10,000 with the credit check authorized. */
export const RECEIPT: PaymentReceipt = {
  paymentId: '5b3f4f60-8f0b-4d6e-9f0e-0a3b6d1c2e4f',
  reference: 'SIM-0001',
  method: 'credit_card',
  lastFour: '4242',
  amount: dollars(237),
  price: { premium: dollars(150), fees: dollars(75), taxes: dollars(12), total: dollars(237) },
  authorizedAt: '2026-11-20T15:00:00.000Z',
};

/** A quote's id and its key of 32 bytes. */
export const QUOTE_ID = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';
export const QUOTE_KEY = 'k'.repeat(42) + '_';
