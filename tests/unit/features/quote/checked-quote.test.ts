import { describe, expect, it, vi } from 'vitest';
import { containsSecret } from '~/domain/quote/never-stored';
import { paymentRequestSchema } from '~/domain/quote/payment-authorization';
import { submissionRequestSchema } from '~/domain/quote/submission';
import { checkQuote, paymentRequest, submissionRequest } from '~/features/quote/checked-quote';
import { confirmationSchema } from '~/features/quote/confirmation/confirmation-schema';
import { toConfirmation } from '~/features/quote/confirmation/to-confirmation';
import { $selection } from '~/features/quote/store';
import { aConfirmation } from './confirmation-builder';
import { anOpenQuote, SECRET_ANSWERS } from './quote-builder';

const billing = {
  billingAddress: { street: '12 Tide Street', city: 'Austin', state: 'TX', zipCode: '78701' },
  terms: true,
} as const;

const PAYEES = { TX: 'the Governor of the State of Texas' };

function checked() {
  const quote = anOpenQuote();
  const result = checkQuote({ ...quote, bond: { ...quote.bond, payees: PAYEES } });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));

  return result.value;
}

describe('checkQuote', () => {
  it('reads the answers as the server does', () => {
    expect(checked().answers.bondDetails.amount).toBe(1_000_000);
    expect(checked().answers.applicant.ssn).toBe(SECRET_ANSWERS.ssn);
  });

  it('names the section and field of a problem', () => {
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
  ] as const)('is valid on the server for %s', (_, choice) => {
    const request = paymentRequest(checked(), choice, billing, 23_700);

    expect(paymentRequestSchema.safeParse(request).success).toBe(true);
  });

  it('contains neither the applicant nor the business', () => {
    const request = JSON.stringify(paymentRequest(checked(), { method: 'wire' }, billing, 0));

    expect(containsSecret(request, Object.values(SECRET_ANSWERS))).toBe(false);
  });
});

describe('submissionRequest', () => {
  it('is valid on the server', () => {
    const request = submissionRequest(checked(), 'd3b07384-d9a0-4e9b-8f5e-1c2d3e4f5a6b');

    expect(submissionRequestSchema.safeParse(request).success).toBe(true);
  });
});

describe('toConfirmation', () => {
  it('keeps the applicant and the bond, and no secret', () => {
    const confirmation = toConfirmation(checked(), aConfirmation().receipt);

    expect(confirmationSchema.parse(confirmation)).toEqual(confirmation);
    expect(confirmation).toMatchObject({
      bondName: 'Notary Bond',
      stateCode: 'TX',
      applicantName: 'Ada Marsh',
      obligee: 'Texas Secretary of State',
      payee: 'the Governor of the State of Texas',
    });
    expect(containsSecret(JSON.stringify(confirmation), Object.values(SECRET_ANSWERS))).toBe(false);
  });

  it('names the matter that an attorney applied for, who gets the mails, if the quote started from one', () => {
    const quote = checked();
    expect(toConfirmation(quote, aConfirmation().receipt)).not.toHaveProperty('matterId');

    const kept = JSON.stringify([{ matterId: 'm1', quoteId: quote.identity.quoteId }]);
    vi.stubGlobal('window', { localStorage: { getItem: () => kept } });
    expect(toConfirmation(quote, aConfirmation().receipt, 'ward@firm.example')).toMatchObject({
      matterId: 'm1',
      applicantEmail: 'ward@firm.example',
    });
    vi.unstubAllGlobals();
  });

  it('names the project on the desk, and the bond that comes with the first', () => {
    const quote = checked();
    const { bondDetails } = quote.answers;
    const both = { ...bondDetails, matter: { companion: 'payment-bond' } };
    const project = { contractorId: 'c1', projectId: 'p1' };
    $selection.set({ ...$selection.get(), project });
    const answers = { ...quote.answers, bondDetails: both };

    expect(toConfirmation({ ...quote, answers }, aConfirmation().receipt)).toMatchObject({
      projectId: 'p1',
      bondName: 'Notary Bond with a payment bond',
    });
    $selection.set({});
  });

  it('names everyone that the bond binds, if it binds more than one', () => {
    const quote = checked();
    const furtherPrincipals = [{ ...quote.answers.applicant, firstName: 'Joan' }];
    const together = {
      ...quote,
      bond: { ...quote.bond, slug: 'executor-personal-representative' as const },
      answers: { ...quote.answers, applicant: { ...quote.answers.applicant, furtherPrincipals } },
    };

    const confirmation = toConfirmation(together, aConfirmation().receipt);
    expect(confirmation.applicantName).toBe('Ada Marsh and Joan Marsh');
  });

  it('names the business, if the bond binds it and not the person who applies', () => {
    const quote = checked();
    const dealer = {
      ...quote,
      bond: { ...quote.bond, slug: 'auto-dealer' as const },
      answers: {
        ...quote.answers,
        business: { ...quote.answers.business, legalName: 'Marsh Motors' },
      },
    };

    expect(toConfirmation(dealer, aConfirmation().receipt).applicantName).toBe('Marsh Motors');
  });

  it('names a form that the state requires, and the last day of a short first term of a new bond', () => {
    const quote = checked();
    const form = { number: 'N-1', name: 'Bond', url: 'https://agency.example', why: 'Law.' };
    const stateRules = { TX: { ownForm: form, termConvention: { yearEnds: '12-31' } } };
    const ofState = { ...quote, bond: { ...quote.bond, stateRules } };
    const renews = { bondId: 'b' } as NonNullable<typeof quote.renews>;

    expect(toConfirmation(ofState, aConfirmation().receipt)).toMatchObject({
      ownForm: 'the office’s own form N-1',
    });
    const oneYear = {
      ...ofState,
      answers: {
        ...quote.answers,
        bondDetails: { ...quote.answers.bondDetails, termYears: 1, effectiveDate: '2026-11-26' },
      },
    };
    expect(toConfirmation(oneYear, aConfirmation().receipt).firstTermEnds).toBe('2026-12-31');
    const renewal = toConfirmation({ ...oneYear, renews }, aConfirmation().receipt);
    expect(renewal.firstTermEnds).toBeUndefined();
    expect(renewal.ownForm).toBeUndefined();
  });
});
