import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addDays, formatShortDate, parseDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { billingSchema } from '~/domain/quote/billing';
import { BUSINESS_TYPES } from '~/domain/quote/business-types';
import { paymentFormSchema } from '~/domain/quote/payment';
import { ACCOUNT_TYPES } from '~/domain/quote/payment-methods';
import { CREDIT_CHECKS } from '~/domain/rates/price';
import { sectionSchemas } from '~/domain/quote/sections';
import { UNDERWRITING_QUESTIONS } from '~/domain/quote/underwriting-questions';
import {
  dates,
  digits,
  eins,
  fourGroupCards,
  lines,
  optionalPrintedTexts,
  optionalTexts,
  phones,
  printedLines,
  routingNumbers,
  ssns,
  states,
  typedDigits,
  zips,
} from '../support/arbitraries';
import { buildBond, TODAY } from '../support/builders';

const bond = buildBond();
const schemas = sectionSchemas({ bond, stateCode: 'TX', today: TODAY });

const yesNo = fc.constantFrom('yes', 'no');
const numbers = (min: number, max: number) =>
  fc.integer({ min, max }).chain((number) => fc.constantFrom<string | number>(number, `${number}`));
const typedDates = (all: fc.Arbitrary<string>) =>
  all.chain((date) => fc.constantFrom(date, formatShortDate(date)));

const address = fc.record({
  street: lines,
  city: lines,
  state: states.chain((code) => fc.constantFrom(code, code.toLowerCase())),
  zipCode: typedDigits(zips),
});

const bondDetailsForms = fc.record({
  amount: fc
    .integer({ min: bond.amountLimits.min, max: bond.amountLimits.max })
    .chain((cents) => fc.constantFrom<string | number>(cents, formatWholeMoney(cents))),
  effectiveDate: typedDates(fc.integer({ min: 0, max: 365 }).map((days) => addDays(TODAY, days))),
  termYears: numbers(1, 4),
  obligee: printedLines,
  purpose: optionalPrintedTexts,
  specialConditions: optionalTexts,
});

const applicantForms = fc.record({
  firstName: printedLines,
  lastName: printedLines,
  email: fc.emailAddress(),
  phone: typedDigits(phones),
  dateOfBirth: typedDates(dates.filter((date) => date <= '2008-11-20')),
  ssn: typedDigits(ssns),
  address,
  experience: fc.record({
    yearsInBusiness: numbers(0, 80),
    previousBonds: yesNo,
    licenseNumber: optionalTexts,
  }),
});

const businessForms = fc.record({
  legalName: printedLines,
  dbaName: optionalPrintedTexts,
  ein: typedDigits(eins),
  businessType: fc.constantFrom(...BUSINESS_TYPES),
  yearEstablished: numbers(1_800, 2_026),
  annualRevenue: fc
    .maxSafeNat()
    .chain((cents) => fc.constantFrom<string | number>(cents, formatWholeMoney(cents))),
  employeeCount: numbers(1, 1_000_000),
  businessAddress: address,
  businessDescription: lines.map((text) => `Surveying. ${text}`),
  industryCode: fc.constantFrom(undefined, '', '23', '5411-99'),
  website: fc.oneof(
    fc.constantFrom(undefined, ' ', 'example.com'),
    fc.domain().map((domain) => `${domain}/${domain}`),
  ),
});

const underwritingForms = fc.record({
  ...(Object.fromEntries(
    UNDERWRITING_QUESTIONS.map(({ key }) => [key, fc.record({ answer: yesNo, details: lines })]),
  ) as Record<string, fc.Arbitrary<unknown>>),
  creditCheck: fc.constantFrom(...CREDIT_CHECKS),
  additionalInfo: optionalTexts,
});

const paymentForms = fc.record({
  paymentMethod: fc.constantFrom('credit_card', 'ach', 'wire'),
  creditCard: fc.record({
    name: lines,
    number: typedDigits(fourGroupCards),
    expiryMonth: numbers(1, 12),
    expiryYear: numbers(2027, 2035),
    cvv: digits(3),
  }),
  ach: fc.record({
    routingNumber: typedDigits(routingNumbers),
    accountNumber: typedDigits(digits(4, 17)),
    accountType: fc.constantFrom(...ACCOUNT_TYPES),
  }),
  billingAddress: address,
  terms: fc.constant(true),
});

/** Every section that a form fills in, with possible form values. */
const SECTIONS: [string, z.ZodType, fc.Arbitrary<unknown>][] = [
  ['bond details', schemas.bondDetails, bondDetailsForms],
  ['applicant', schemas.applicant, applicantForms],
  ['business', schemas.business, businessForms],
  ['underwriting', schemas.underwriting, underwritingForms],
  ['payment', paymentFormSchema({ today: TODAY }), paymentForms],
  ['billing', billingSchema, paymentForms],
];

describe.each(SECTIONS)('the %s schema', (_, schema, forms) => {
  it('gives the same result for typed and stored values', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const stored = schema.parse(form);

        expect(schema.parse(stored)).toStrictEqual(stored);
      }),
    );
  });

  it('loses nothing when the answers are sent as JSON', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const stored = schema.parse(form);

        expect(JSON.parse(JSON.stringify(stored))).toStrictEqual(stored);
      }),
    );
  });

  it('never throws for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(schema.safeParse(value).success).toBe(false);
      }),
    );
  });
});

it('the dates of the properties are valid on the site', () => {
  fc.assert(
    fc.property(typedDates(dates), (typed) => {
      expect(parseDate(typed)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
