import { randomBytes, randomUUID } from 'node:crypto';
import type { BondSlug } from '../../src/domain/bonds/bond-types.ts';
import { usualMatter } from '../../supabase/local/demo/demo-matter.ts';
import { STORED_SAMPLES } from '../../supabase/local/demo/sample-sections.ts';
import { addDays, todayIn, type IsoDate } from '../../src/domain/dates.ts';
import { bindsAPerson } from '../../src/domain/bonds/principals.ts';
import { dollars } from '../../src/domain/money.ts';
import type { ApplicationAnswers } from '../../src/domain/quote/application.ts';
import type { StateCode } from '../../src/domain/us-states.ts';

/** The answers of a quote and its product, as a browser sends them. */
export type BuiltApplication = ApplicationAnswers & {
  selection: { bondType: BondSlug; stateCode: StateCode };
};

/** Secrets that may appear only in sealed form: easy to find, and valid for the checks. */
export const SECRETS = { ssn: '219098765', ein: '954771357', dateOfBirth: '1979-11-30' } as const;

/** Two weeks from now: within the limit for instant issue. */
export function soon(): IsoDate {
  return addDays(todayIn('America/New_York', new Date()), 14);
}

/** A notary's application in Tennessee that is approved automatically: $10,000 for four years. */
export function buildNotaryApplication(): BuiltApplication {
  return buildApplication({
    selection: { bondType: 'notary', stateCode: 'TN' },
    bondDetails: {
      amount: dollars(10_000),
      effectiveDate: soon(),
      termYears: 4,
      obligee: 'State of Tennessee',
    },
  });
}

/** An ERISA fidelity application in Illinois that is approved automatically. */
export function buildErisaApplication(): BuiltApplication {
  return buildApplication({
    selection: { bondType: 'erisa-fidelity', stateCode: 'IL' },
    bondDetails: {
      amount: dollars(150_000),
      effectiveDate: soon(),
      termYears: 3,
      obligee: 'Prairie Tool Works 401(k) Plan',
      purpose: 'Bond for the plan required by ERISA section 412',
    },
  });
}

/** An executor's application in South Carolina, which needs documents and always goes to an underwriter. */
export function buildExecutorApplication(): BuiltApplication {
  return buildApplication({
    selection: { bondType: 'executor-personal-representative', stateCode: 'SC' },
    bondDetails: {
      amount: dollars(85_000),
      effectiveDate: soon(),
      termYears: 1,
      obligee: 'Probate Court of Charleston County',
      purpose: 'Estate of Harold M. Whitfield',
    },
  });
}

/** The appeal of a company in South Carolina, which needs documents and always goes to an underwriter. */
export function buildAppealApplication(): BuiltApplication {
  const built = buildApplication({
    selection: { bondType: 'appeal-supersedeas', stateCode: 'SC' },
    bondDetails: {
      amount: dollars(120_000),
      effectiveDate: soon(),
      termYears: 1,
      obligee: 'Palmetto Builders LLC',
    },
  });

  return {
    ...built,
    business: { ...built.business, legalName: 'Reed & Sons, Inc.', businessType: 'corporation' },
  };
}

/** An application for the bid bond of a project, as the desk of a contractor fills it in. */
export function buildBidBondApplication(bond: {
  principal: string;
  obligee: string;
  amount: number;
  matter: Record<string, string>;
}): BuiltApplication {
  const built = buildApplication({
    selection: { bondType: 'bid-bond', stateCode: 'SC' },
    bondDetails: {
      amount: bond.amount,
      effectiveDate: soon(),
      termYears: 1,
      obligee: bond.obligee,
    },
  });

  return {
    ...built,
    bondDetails: { ...built.bondDetails, matter: bond.matter },
    business: { ...built.business, legalName: bond.principal, businessType: 'llc' },
  };
}

/** An application for a final bond of a project in South Carolina, which needs documents and goes to an underwriter. */
export function buildFinalBondApplication(
  bondType: 'performance-bond' | 'payment-bond',
  matter: Record<string, string | number>,
): BuiltApplication {
  const built = buildApplication({
    selection: { bondType, stateCode: 'SC' },
    bondDetails: {
      amount: dollars(200_000),
      effectiveDate: soon(),
      termYears: 1,
      obligee: 'Harbor Authority',
    },
  });

  return {
    ...built,
    bondDetails: { ...built.bondDetails, matter: { ...built.bondDetails.matter, ...matter } },
    business: { ...built.business, legalName: 'Wando Builders LLC', businessType: 'llc' },
  };
}

/** The values that a browser creates for each quote: an id and the key that owns it. */
export function buildQuote(): { quoteId: string; quoteKey: string } {
  return { quoteId: randomUUID(), quoteKey: randomBytes(32).toString('base64url') };
}

/** The body of `authorize-payment` for an application, paid by card. */
export function buildPaymentRequest(
  quote: { quoteId: string; quoteKey: string },
  { selection, bondDetails, underwriting }: BuiltApplication,
) {
  return {
    ...quote,
    ...selection,
    bondDetails,
    creditCheck: underwriting.creditCheck,
    method: 'credit_card' as const,
    token: `sim_${randomBytes(16).toString('base64url')}`,
    lastFour: '4242',
    billing: {
      billingAddress: { street: '48 Palmetto Row', city: 'Austin', state: 'TX', zipCode: '78701' },
      terms: true as const,
    },
  };
}

/** The same, paid by wire: after approval, the bond waits for the money. */
export function buildWireRequest(
  ...of: Parameters<typeof buildPaymentRequest>
): Record<string, unknown> {
  const { token: _token, lastFour: _lastFour, ...request } = buildPaymentRequest(...of);

  return { ...request, method: 'wire' };
}

/** The body of `submit-application` for an application and its payment. */
export function buildSubmission(
  quote: { quoteId: string; quoteKey: string },
  application: BuiltApplication,
  paymentId: string,
) {
  return { ...quote, ...application, paymentId };
}

function buildApplication({
  selection,
  bondDetails,
}: Pick<BuiltApplication, 'selection' | 'bondDetails'>): BuiltApplication {
  const matter = usualMatter(selection.bondType);

  return {
    selection,
    bondDetails: { ...bondDetails, matter: matter.bondDetails },
    applicant: {
      firstName: 'Marisol',
      lastName: 'Okafor',
      email: 'marisol.okafor@example.com',
      phone: '8035550123',
      dateOfBirth: SECRETS.dateOfBirth,
      ssn: SECRETS.ssn,
      address: { street: '12 Tidewater Lane', city: 'Austin', state: 'TX', zipCode: '78701' },
      experience: { yearsInBusiness: 6, previousBonds: 'no' },
    },
    business: {
      legalName: 'Okafor Notary Services',
      ein: SECRETS.ein,
      businessType: 'sole_proprietorship',
      yearEstablished: 2019,
      annualRevenue: dollars(64_000),
      employeeCount: 1,
      businessAddress: {
        street: '12 Tidewater Lane',
        city: 'Austin',
        state: selection.stateCode,
        zipCode: '78701',
      },
      businessDescription: 'Mobile notary for closings and hospitals',
      ...(bindsAPerson({ slug: selection.bondType }) && { isBusiness: 'yes' as const }),
      ...(matter.business && { matter: matter.business }),
    },
    ...structuredClone(STORED_SAMPLES),
  };
}
