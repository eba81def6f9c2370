import { describe, expect, it } from 'vitest';
import { failureSchema } from '~/domain/quote/failure-schema';
import { paymentReceiptSchema, paymentRequestSchema } from '~/domain/quote/payment-authorization';
import { submissionReceiptSchema, submissionRequestSchema } from '~/domain/quote/submission';
import { QUOTE_ID, QUOTE_KEY, RECEIPT, SECTIONS } from '../support/builders';
import { messagesOf } from '../support/messages-of';

const paymentRequest = {
  quoteId: QUOTE_ID,
  quoteKey: QUOTE_KEY,
  bondType: 'notary',
  stateCode: 'TX',
  bondDetails: SECTIONS.bondDetails,
  creditCheck: 'authorized',
  method: 'credit_card',
  token: 'sim_0123456789abcdefABCD-_',
  lastFour: '4242',
  billing: {
    billingAddress: { street: '12 Tide Street', city: 'Austin', state: 'TX', zipCode: '78701' },
    terms: true,
  },
};

const submissionRequest = {
  quoteId: QUOTE_ID,
  quoteKey: QUOTE_KEY,
  selection: { bondType: 'notary', stateCode: 'TX' },
  ...SECTIONS,
  paymentId: RECEIPT.paymentId,
};

const submissionReceipt = {
  applicationId: QUOTE_ID,
  applicationNumber: 'APP-004711',
  status: 'approved',
  submittedAt: '2026-11-20T15:00:00.123+00:00',
  price: RECEIPT.price,
  payment: { reference: 'SIM-0001', method: 'credit_card', lastFour: '4242' },
  reasons: [],
};

/** The paths of the problems in a body with one change. */
const faults =
  (schema: Parameters<typeof messagesOf>[0], body: object) => (change: Record<string, unknown>) =>
    Object.keys(messagesOf(schema, { ...body, ...change }));

describe('failures', () => {
  it('are a closed set', () => {
    expect(failureSchema.safeParse({ code: 'toString' }).success).toBe(false);
  });

  it('are read with their issues, or with none', () => {
    const issues = [{ path: ['applicant', 'email'], message: 'Valid email is required' }];

    expect(failureSchema.parse({ code: 'invalid-application', issues })).toEqual({
      code: 'invalid-application',
      issues,
    });
    expect(failureSchema.parse({ code: 'unexpected' })).toEqual({ code: 'unexpected', issues: [] });
  });

  it.each([
    [{ code: 'teapot' }],
    [{}],
    [{ code: 'unexpected', issues: [{ path: 'email', message: 'x' }] }],
    [{ code: 'unexpected', issues: [{ path: ['email'] }] }],
  ])('are not read from %j', (body) => {
    expect(failureSchema.safeParse(body).success).toBe(false);
  });
});

describe('the body of authorize-payment', () => {
  const faultsOf = faults(paymentRequestSchema, paymentRequest);

  it('is valid for every method, and a wire needs no token', () => {
    const { token: _, lastFour: __, ...withoutToken } = paymentRequest;
    const wire = { ...withoutToken, method: 'wire' };

    expect(paymentRequestSchema.parse(paymentRequest)).toEqual(paymentRequest);
    expect(paymentRequestSchema.parse({ ...paymentRequest, method: 'ach' }).method).toBe('ach');
    expect(paymentRequestSchema.parse(wire)).toEqual(wire);
  });

  it('drops all other fields', () => {
    const creditCard = { number: '4242424242424242' };

    expect(paymentRequestSchema.parse({ ...paymentRequest, creditCard, amount: 1 })).toEqual(
      paymentRequest,
    );
  });

  it.each([
    ['an id that is none', { quoteId: '1' }, 'quoteId'],
    ['a short key', { quoteKey: 'k' }, 'quoteKey'],
    ['an unknown bond', { bondType: 'bail' }, 'bondType'],
    ['an unknown state', { stateCode: 'DC' }, 'stateCode'],
    ['no details', { bondDetails: null }, 'bondDetails'],
    ['an unknown credit check', { creditCheck: 'maybe' }, 'creditCheck'],
    ['an unknown method', { method: 'cash' }, 'method'],
    ['no token', { token: undefined }, 'token'],
    ['a card number for a token', { token: '4242424242424242' }, 'token'],
    ['a card number after a token', { token: `x${paymentRequest.token} 42` }, 'token'],
    ['something before the token', { token: ` ${paymentRequest.token}` }, 'token'],
    ['a token too short', { token: 'sim_012345678901234' }, 'token'],
    ['no last digits', { lastFour: undefined }, 'lastFour'],
    ['five last digits', { lastFour: '14242' }, 'lastFour'],
    ['letters for last digits', { lastFour: 'abcd' }, 'lastFour'],
    [
      'terms not accepted',
      { billing: { ...paymentRequest.billing, terms: false } },
      'billing.terms',
    ],
  ])('is refused with %s', (_, change, path) => {
    expect(faultsOf(change)).toEqual([path]);
  });
});

describe('the answer of authorize-payment', () => {
  const faultsOf = faults(paymentReceiptSchema, RECEIPT);

  it('is valid with or without last digits', () => {
    const { lastFour: _, ...wire } = { ...RECEIPT, method: 'wire' };

    expect(paymentReceiptSchema.parse(RECEIPT)).toEqual(RECEIPT);
    expect(paymentReceiptSchema.parse(wire)).toEqual(wire);
  });

  it.each([
    ['an id that is none', { paymentId: '1' }, 'paymentId'],
    ['no reference', { reference: '' }, 'reference'],
    ['an unknown method', { method: 'cash' }, 'method'],
    ['a fraction of a cent', { amount: 0.5 }, 'amount'],
    ['a negative amount', { amount: -1 }, 'amount'],
    ['a price that does not add up', { price: { ...RECEIPT.price, total: 1 } }, 'price'],
    ['a day for a moment', { authorizedAt: '2026-11-20' }, 'authorizedAt'],
  ])('is refused with %s', (_, change, path) => {
    expect(faultsOf(change)).toEqual([path]);
  });
});

describe('the body of submit-application', () => {
  const faultsOf = faults(submissionRequestSchema, submissionRequest);

  it('is read unchanged', () => {
    expect(submissionRequestSchema.parse(submissionRequest)).toEqual(submissionRequest);
  });

  it.each([
    ['an id that is none', { quoteId: '1' }, 'quoteId'],
    ['a key that is none', { quoteKey: '' }, 'quoteKey'],
    ['an unknown bond', { selection: { bondType: 'bail', stateCode: 'TX' } }, 'selection.bondType'],
    ['no state', { selection: { bondType: 'notary' } }, 'selection.stateCode'],
    ['no bond details', { bondDetails: undefined }, 'bondDetails'],
    ['no applicant', { applicant: undefined }, 'applicant'],
    ['no business', { business: 'none' }, 'business'],
    ['no underwriting', { underwriting: [] }, 'underwriting'],
    ['no payment', { paymentId: undefined }, 'paymentId'],
  ])('is refused with %s', (_, change, path) => {
    expect(faultsOf(change)).toEqual([path]);
  });
});

describe('the answer of submit-application', () => {
  const faultsOf = faults(submissionReceiptSchema, submissionReceipt);

  it('is valid with the reasons for a review', () => {
    const reviewed = {
      ...submissionReceipt,
      status: 'under_review',
      reasons: ['credit-not-authorized'],
    };

    expect(submissionReceiptSchema.parse(submissionReceipt)).toEqual(submissionReceipt);
    expect(submissionReceiptSchema.parse(reviewed)).toEqual(reviewed);
  });

  it('shows only reference, method and last digits of the payment', () => {
    const answer = { ...submissionReceipt, payment: RECEIPT };

    expect(submissionReceiptSchema.parse(answer)).toEqual(submissionReceipt);
  });

  it.each([
    ['five digits', { applicationNumber: 'APP-12345' }, 'applicationNumber'],
    ['seven digits', { applicationNumber: 'APP-1234567' }, 'applicationNumber'],
    ['something before the number', { applicationNumber: 'XAPP-123456' }, 'applicationNumber'],
    ['an unknown status', { status: 'lost' }, 'status'],
    ['an unknown reason', { reasons: ['mood'] }, 'reasons.0'],
    ['an id that is none', { applicationId: '1' }, 'applicationId'],
  ])('is refused with %s', (_, change, path) => {
    expect(faultsOf(change)).toEqual([path]);
  });
});
