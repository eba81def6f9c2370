import { addDays, formatShortDate, todayIn } from '../../src/domain/dates.ts';
import {
  type QuoteStep,
  SECTION_KEYS,
  SECTION_STEPS,
  type SectionKey,
  STEP_NAMES,
} from '../../src/domain/quote/journey.ts';
import {
  type Answer,
  GIVEN_SAMPLES,
  type SampledKey,
} from '../../supabase/local/demo/sample-sections.ts';

/** A visitor's actions on one step: the answers in the order of the page, then the button that continues. */
export type StepAnswers = { step: QuoteStep; heading: string; answers: Answer[]; button: string };

/** Secrets that may appear only in their fields and in the one request that submits them. */
export const TYPED_SECRETS = {
  ssn: '219-09-8765',
  dateOfBirth: '11/30/1979',
  ein: '95-4771357',
  cardNumber: '4000 0012 3456 7899',
  cvv: '739',
  routingNumber: '021000021',
  accountNumber: '84930217765',
};

const text = (label: string, value: string): Answer => ({ kind: 'text', label, value });
const select = (label: string, value: string): Answer => ({ kind: 'select', label, value });
const radio = (group: string, value: string): Answer => ({ kind: 'radio', group, value });
const box = (label: string): Answer => ({ kind: 'box', label });

function onStep(step: QuoteStep, answers: Answer[], button = 'Continue'): StepAnswers {
  return { step, heading: STEP_NAMES[step], answers, button };
}

/** Two weeks from today in typed form: within the limit for automatic approval. */
export function soonAsTyped(): string {
  return formatShortDate(addDays(todayIn('America/New_York', new Date()), 14));
}

/** Step 0. */
export function choose(bond: string, state: string): StepAnswers {
  return onStep('select-bond', [select('Bond type', bond), select('State', state)]);
}

/** The facts that the paper of a notary's bond names. */
export const NOTARY_MATTER = [text('County', 'Washington'), box('Not commissioned yet')];

/** The facts that the paper of an ERISA bond names. */
export const PLAN_MATTER = [text('Name of the plan', 'Prairie Tool Works 401(k) Plan')];

/** Step 1. `matter` has the facts that the bond's paper names. */
export function bondDetails(
  changes: { amount: string; term: string; obligee: string },
  matter: Answer[] = [],
): StepAnswers {
  return onStep('bond-details', [
    text('Bond amount', changes.amount),
    text('Effective date', soonAsTyped()),
    select('Term', changes.term),
    text('Obligee', changes.obligee),
    ...matter,
  ]);
}

/** Step 2: an applicant who lives in the state. */
export function applicant(state: string): StepAnswers {
  return onStep('applicant', [
    text('First name', 'Marisol'),
    text('Last name', 'Okafor'),
    text('Date of birth', TYPED_SECRETS.dateOfBirth),
    text('Social Security number', TYPED_SECRETS.ssn),
    text('Email', 'marisol.okafor@example.com'),
    text('Phone', '(803) 555-0123'),
    text('Street', '12 Tidewater Lane'),
    text('City', 'Springfield'),
    select('State', state),
    text('ZIP code', '78701'),
    text('Years in business', '6'),
    radio('Have you had surety bonds before?', 'No'),
  ]);
}

/** Step 3 of a bond that binds a person: a small business applies. */
export function personalBusiness(): StepAnswers {
  return onStep('business', [radio('Is a business applying?', 'Yes'), ...business().answers]);
}

/** Step 3: a small business at the applicant's address. */
export function business(): StepAnswers {
  return onStep('business', [
    text('Legal business name', 'Okafor Services'),
    text('EIN', TYPED_SECRETS.ein),
    select('Business type', 'Sole proprietorship'),
    text('Year established', '2019'),
    text('Annual revenue', '64,000'),
    text('Number of employees', '1'),
    box('Same as applicant address'),
    text('Business description', 'Closings and hospital visits'),
  ]);
}

/** The step of a section that every sample applicant answers alike. */
function sampled(section: SampledKey): StepAnswers {
  return onStep(SECTION_STEPS[section], GIVEN_SAMPLES[section]);
}

/** Step 4: no adverse answers, and the credit check authorized. */
export function underwriting(): StepAnswers {
  return sampled('underwriting');
}

/** The steps that every sample applicant answers alike, in the order of the wizard. */
export const SAMPLED_STEPS: readonly StepAnswers[] = SECTION_KEYS.filter(isSampled).map(sampled);

function isSampled(section: SectionKey): section is SampledKey {
  return section in GIVEN_SAMPLES;
}

/** Step 5 of a bond without required documents. */
export function noDocuments(): StepAnswers {
  return onStep('documents', []);
}

/** Whose address the bill has. The payer of a bond that binds a business is the business. */
type Billed = 'applicant' | 'business';

/** Step 6 with a card. */
export function payByCard(total: string, billed: Billed = 'applicant'): StepAnswers {
  const nextYear = String(Number(todayIn('America/New_York', new Date()).slice(0, 4)) + 1);

  return onStep(
    'payment',
    [
      radio('Payment method', 'Credit card'),
      text('Name on card', 'Marisol Okafor'),
      text('Card number', TYPED_SECRETS.cardNumber),
      select('Expiry month', '04 April'),
      select('Expiry year', nextYear),
      text('CVV', TYPED_SECRETS.cvv),
      box(`Same as ${billed} address`),
      box('I accept the terms and conditions'),
    ],
    `Authorize ${total} and review`,
  );
}

/** Step 6 with a bank account. */
export function payByAccount(total: string, billed: Billed = 'applicant'): StepAnswers {
  return onStep(
    'payment',
    [
      radio('Payment method', 'Bank account (ACH)'),
      text('Routing number', TYPED_SECRETS.routingNumber),
      text('Account number', TYPED_SECRETS.accountNumber),
      radio('Account type', 'Checking'),
      box(`Same as ${billed} address`),
      box('I accept the terms and conditions'),
    ],
    `Authorize ${total} and review`,
  );
}
