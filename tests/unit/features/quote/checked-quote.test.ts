import { describe, expect, it } from 'vitest';
import { containsSecret } from '~/domain/quote/never-stored';
import { paymentRequestSchema } from '~/domain/quote/payment-authorization';
import { submissionRequestSchema } from '~/domain/quote/submission';
import { checkQuote, paymentRequest, submissionRequest } from '~/features/quote/checked-quote';
import { confirmationSchema } from '~/features/quote/confirmation/confirmation-schema';
import { toConfirmation } from '~/features/quote/confirmation/to-confirmation';
import { aConfirmation } from './confirmation-builder';
import { anOpenQuote, SECRET_ANSWERS } from './quote-builder';

const billing = {
  billingAddress: { street: '12 Tide Street', city: 'Austin', state: 'TX', zipCode: '78701' },
  terms: true,
} as const;

function checked() {
  const result = checkQuote(anOpenQuote());
  if (!result.ok) throw new Error(JSON.stringify(result.issues));

  return result.value;
}

describe('checkQuote', () => {
  it('reads the answers as the server will', () => {
    expect(checked().answers.bondDetails.amount).toBe(1_000_000);
    expect(checked().answers.applicant.ssn).toBe(SECRET_ANSWERS.ssn);
  });

  it('says which section and field is wrong', () => {
    const quote = anOpenQuote();

    expect(checkQuote({ ...quote, sections: { ...quote.sections, applicant: {} } })).toMatchObject({
      ok: false,
      code: 'invalid-application',
      issues: expect.arrayContaining([
        { path: ['applicant', 'ssn'], message: 'SSN is required' },
      ]) as unknown,
    });
  });

  it.each([
    ['a bond', { bond: undefined }],
    ['a state', { stateCode: undefined }],
    ['a state there is', { stateCode: 'ZZ' }],
  ])('refuses a quote without %s', (_, change) => {
    expect(checkQuote({ ...anOpenQuote(), ...change })).toMatchObject({
      ok: false,
      issues: [{ path: ['selection'] }],
    });
  });
});

describe('paymentRequest', () => {
  it.each([
    ['a card', { method: 'credit_card', token: 'sim_0123456789abcdef', lastFour: '1111' }],
    ['an account', { method: 'ach', token: 'sim_0123456789abcdef', lastFour: '6789' }],
    ['a wire', { method: 'wire' }],
  ] as const)('is what the server accepts for %s', (_, choice) => {
    const request = paymentRequest(checked(), choice, billing);

    expect(paymentRequestSchema.safeParse(request).success).toBe(true);
  });

  it('carries neither the applicant nor the business', () => {
    const request = JSON.stringify(paymentRequest(checked(), { method: 'wire' }, billing));

    expect(containsSecret(request, Object.values(SECRET_ANSWERS))).toBe(false);
  });
});

describe('submissionRequest', () => {
  it('is what the server accepts', () => {
    const request = submissionRequest(checked(), 'd3b07384-d9a0-4e9b-8f5e-1c2d3e4f5a6b');

    expect(submissionRequestSchema.safeParse(request).success).toBe(true);
  });
});

describe('toConfirmation', () => {
  it('takes over who and what, and no secret', () => {
    const confirmation = toConfirmation(checked(), aConfirmation().receipt);

    expect(confirmationSchema.parse(confirmation)).toEqual(confirmation);
    expect(confirmation).toMatchObject({
      bondName: 'Notary Bond',
      stateCode: 'TX',
      applicantName: 'Ada Marsh',
    });
    expect(containsSecret(JSON.stringify(confirmation), Object.values(SECRET_ANSWERS))).toBe(false);
  });
});
