/** The answers of an application, section by section, as an underwriter reads them. */
import { formatDate, parseDate } from '../dates.ts';
import { formatPhone } from '../formats/phone.ts';
import { formatZip } from '../formats/zip.ts';
import { formatWholeMoney } from '../money.ts';
import { BUSINESS_TYPES, businessTypeLabel } from '../quote/business-types.ts';
import { STEP_NAMES } from '../quote/journey.ts';
import { termWords } from '../quote/term-words.ts';
import { UNDERWRITING_QUESTIONS } from '../quote/underwriting-questions.ts';
import { parseStateCode, stateName } from '../us-states.ts';
import { answerAt, numberAt, textAt } from './stored-answers.ts';

export type StaffAnswer = {
  label: string;
  value: string;
  /** This answer is why an underwriter looks at the application. */
  isTelling?: boolean;
  /** Nothing was answered. */
  isMissing?: boolean;
};

export type AnswerSection = { title: string; answers: StaffAnswer[] };

/** What was chosen before the first question. */
export type AnswerFacts = { bondName: string; stateCode: string };

const NOT_GIVEN = 'Not given';

/** Every section with every question, also where nothing was answered: what is missing tells something too. */
export function answerSections(answers: unknown, facts: AnswerFacts): AnswerSection[] {
  return [
    { title: STEP_NAMES['bond-details'], answers: bondAnswers(answers, facts) },
    { title: STEP_NAMES.applicant, answers: applicantAnswers(answers) },
    { title: STEP_NAMES.business, answers: businessAnswers(answers) },
    { title: STEP_NAMES.underwriting, answers: underwritingAnswers(answers) },
  ];
}

function bondAnswers(answers: unknown, { bondName, stateCode }: AnswerFacts): StaffAnswer[] {
  const state = parseStateCode(stateCode);

  return [
    given('Bond', bondName),
    given('State', state ? stateName(state) : stateCode),
    given('Bond amount', moneyAt(answers, 'bondDetails.amount')),
    given('Effective date', dateAt(answers, 'bondDetails.effectiveDate')),
    given('Term', termAt(answers)),
    given('Obligee', textAt(answers, 'bondDetails.obligee')),
    given('Purpose', textAt(answers, 'bondDetails.purpose')),
    given('Special conditions', textAt(answers, 'bondDetails.specialConditions')),
  ];
}

function applicantAnswers(answers: unknown): StaffAnswer[] {
  const phone = textAt(answers, 'applicant.phone');

  return [
    given('Name', applicantName(answers)),
    given('Email', textAt(answers, 'applicant.email')),
    given('Phone', phone && formatPhone(phone)),
    given('Address', addressAt(answers, 'applicant.address')),
    given('Years in business', countAt(answers, 'applicant.experience.yearsInBusiness')),
    given('Had bonds before', yesNoAt(answers, 'applicant.experience.previousBonds')),
    given('License number', textAt(answers, 'applicant.experience.licenseNumber')),
  ];
}

function businessAnswers(answers: unknown): StaffAnswer[] {
  const type = BUSINESS_TYPES.find((known) => known === textAt(answers, 'business.businessType'));

  return [
    given('Legal business name', textAt(answers, 'business.legalName')),
    given('DBA name', textAt(answers, 'business.dbaName')),
    given('Business type', type && businessTypeLabel(type)),
    given('Year established', countAt(answers, 'business.yearEstablished')),
    given('Annual revenue', moneyAt(answers, 'business.annualRevenue')),
    given('Employees', countAt(answers, 'business.employeeCount')),
    given('Business address', addressAt(answers, 'business.businessAddress')),
    given('Business description', textAt(answers, 'business.businessDescription')),
    given('NAICS code', textAt(answers, 'business.industryCode')),
    given('Website', textAt(answers, 'business.website')),
  ];
}

function underwritingAnswers(answers: unknown): StaffAnswer[] {
  const credit = textAt(answers, 'underwriting.creditCheck');

  return [
    ...UNDERWRITING_QUESTIONS.map(({ key, question }): StaffAnswer => {
      const isYes = textAt(answers, `underwriting.${key}.answer`) === 'yes';
      const details = textAt(answers, `underwriting.${key}.details`);
      const value = yesNoAt(answers, `underwriting.${key}.answer`);

      return isYes
        ? { label: question, value: `Yes. ${details ?? ''}`.trim(), isTelling: true }
        : given(question, value);
    }),
    {
      label: 'Credit check',
      value: credit === 'authorized' ? 'Authorized' : 'Not authorized',
      ...(credit !== 'authorized' && { isTelling: true }),
    },
    given('Additional information', textAt(answers, 'underwriting.additionalInfo')),
  ];
}

/** The applicant's first and last name; undefined where neither is known. */
export function applicantName(answers: unknown): string | undefined {
  const names = [textAt(answers, 'applicant.firstName'), textAt(answers, 'applicant.lastName')];

  return names.filter(Boolean).join(' ') || undefined;
}

function given(label: string, value: string | undefined): StaffAnswer {
  return value === undefined ? { label, value: NOT_GIVEN, isMissing: true } : { label, value };
}

function moneyAt(answers: unknown, path: string): string | undefined {
  const cents = numberAt(answers, path);

  return cents === undefined ? undefined : formatWholeMoney(cents);
}

function countAt(answers: unknown, path: string): string | undefined {
  const count = numberAt(answers, path);

  return count === undefined ? undefined : String(count);
}

function dateAt(answers: unknown, path: string): string | undefined {
  const date = parseDate(textAt(answers, path) ?? '');

  return date && formatDate(date);
}

function termAt(answers: unknown): string | undefined {
  const years = numberAt(answers, 'bondDetails.termYears');

  return years === undefined ? undefined : termWords(years);
}

function yesNoAt(answers: unknown, path: string): string | undefined {
  const answer = answerAt(answers, path);
  if (answer === 'yes') return 'Yes';

  return answer === 'no' ? 'No' : undefined;
}

function addressAt(answers: unknown, path: string): string | undefined {
  const part = (name: string) => textAt(answers, `${path}.${name}`);
  const zip = part('zipCode');
  const place = [part('city'), [part('state'), zip && formatZip(zip)].filter(Boolean).join(' ')];
  const lines = [part('street'), place.filter(Boolean).join(', ')];

  return lines.filter(Boolean).join('\n') || undefined;
}
