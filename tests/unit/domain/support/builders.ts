import type { BondRules } from '~/domain/bonds/bond-rules';
import { dollars } from '~/domain/money';
import type { PaymentReceipt } from '~/domain/quote/payment-authorization';
import { STORED_SAMPLES, TYPED_SAMPLES } from '../../../../supabase/local/demo/sample-sections';
import { NOTARY_PRICE } from '../../../support/notary-price';
import { readRatePlans } from '../../../tools/catalogue/read-content';

/** The date of the tests. */
export const TODAY = '2026-11-20';

/** A bond sold in Texas and South Carolina, issued instantly up to $25,000, with changes. */
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
    matter: [],
    matterCaption: '',
    stateRules: {},
    ratePlans: readRatePlans(),
    ...changes,
  };
}

/** Step 1 as typed. */
export const TYPED_BOND_DETAILS = {
  amount: '$10,000',
  effectiveDate: '12/01/2026',
  termYears: '4',
  obligee: ' Texas Secretary of State ',
  purpose: 'Notary commission',
  specialConditions: '',
};

/** Step 1 as stored. */
export const BOND_DETAILS = {
  amount: dollars(10_000),
  effectiveDate: '2026-12-01',
  termYears: 4,
  obligee: 'Texas Secretary of State',
  purpose: 'Notary commission',
};

/** Step 2 as typed. */
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

/** Step 2 as stored. */
export const APPLICANT = {
  firstName: 'Ada',
  lastName: 'Marsh',
  email: 'ada.marsh@example.com',
  phone: '8035550123',
  dateOfBirth: '1980-03-09',
  ssn: '219091234',
  address: { street: '12 Tide Street', city: 'Austin', state: 'TX' as const, zipCode: '787011234' },
  experience: { yearsInBusiness: 12, previousBonds: 'no' as const },
};

/** Step 3 as typed. */
export const TYPED_BUSINESS = {
  isBusiness: 'yes',
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

/** Step 3 as stored, for a bond in Texas. */
export const BUSINESS = {
  isBusiness: 'yes' as const,
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

/** Step 4 of an applicant without adverse answers. */
export const UNDERWRITING = STORED_SAMPLES.underwriting;

/** All sections as typed. */
export const TYPED_SECTIONS = {
  bondDetails: TYPED_BOND_DETAILS,
  applicant: TYPED_APPLICANT,
  business: TYPED_BUSINESS,
  ...TYPED_SAMPLES,
};

/** All sections as stored. */
export const SECTIONS = {
  bondDetails: BOND_DETAILS,
  applicant: APPLICANT,
  business: BUSINESS,
  ...STORED_SAMPLES,
};

/** Proof of payment for $10,000 with the credit check authorized. */
export const RECEIPT: PaymentReceipt = {
  paymentId: '5b3f4f60-8f0b-4d6e-9f0e-0a3b6d1c2e4f',
  reference: 'SIM-0001',
  method: 'credit_card',
  lastFour: '4242',
  amount: NOTARY_PRICE.total,
  price: NOTARY_PRICE,
  authorizedAt: '2026-11-20T15:00:00.000Z',
};

/** A quote's id and its key of 32 bytes. */
export const QUOTE_ID = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';
export const QUOTE_KEY = 'k'.repeat(42) + '_';
