/** Fills in a renewal quote from the last application. */
import { formatShortDate, type IsoDate } from '../dates.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { type Cents, formatWholeMoney } from '../money.ts';
import { SECTION_KEYS, type SectionKey } from './journey.ts';
import { withoutSecrets } from './never-stored.ts';
import { isRecord } from '../is-record.ts';
import { withoutLastTerm } from '../renewals/last-term-facts.ts';

/** A day as the answers store it. */
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The bond to renew, with the answers of its application, not validated. */
export type RenewedBond = {
  amount: Cents;
  obligee: string;
  expiryDate: IsoDate | undefined;
  /**
   * The first day of the next term when the bond continues. Missing when a new bond replaces it.
   */
  startsOn?: IsoDate;
  answers: unknown;
};

/** The sections with rules of their own. Of any other section, a renewal keeps all stored answers. */
const OWN_RULES: ReadonlySet<string> = new Set([
  'bondDetails',
  'applicant',
  'business',
  'underwriting',
] satisfies SectionKey[]);

type RenewedSections = Record<Exclude<SectionKey, 'underwriting'>, unknown>;

/**
 * The sections as their forms store them: texts, partly empty where facts are unknown. Of the bond, the applicant and
 * the business, only the fields listed here are copied, so answers that are never stored cannot come along. The
 * underwriting questions are asked again.
 */
export function renewalSections(
  { amount, obligee, expiryDate, startsOn, answers }: RenewedBond,
  today: IsoDate,
): RenewedSections {
  const stored = parts(answers);
  const { bondDetails, applicant, business } = stored;
  const start = startsOn ?? (expiryDate && later(expiryDate, today));
  const details = {
    ...texts(bondDetails, ['termYears', 'purpose', 'specialConditions']),
    amount: formatWholeMoney(amount),
    obligee,
    effectiveDate: start ? formatShortDate(start) : '',
    ...matterIn(bondDetails),
  };

  return {
    ...(keptSections(stored, SECTION_KEYS) as RenewedSections),
    bondDetails: startsOn === undefined ? withoutLastTerm(details) : details,
    applicant: toTypedApplicant(applicant),
    business: toTypedBusiness(business),
  };
}

/** The stored answers of those of the sections that have no rules of their own. */
export function keptSections(
  stored: Record<string, unknown>,
  keys: readonly string[],
): Record<string, unknown> {
  const others = keys.filter((key) => !OWN_RULES.has(key) && key in stored);

  return Object.fromEntries(others.map((key) => [key, toTypedAnswers(stored[key])]));
}

/**
 * The later of two days. A replacement bond starts when the old one ends, but never in the past.
 */
function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

/** The stored answers of a section as a plain form keeps them: texts, ticks, and days as typed. Secrets are left out. */
export function toTypedAnswers(answers: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(withoutSecrets(parts(answers))).map(([key, answer]) => [key, typed(answer)]),
  );
}

function typed(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(typed);
  if (isRecord(answer)) return toTypedAnswers(answer);
  if (typeof answer === 'boolean') return answer;
  const words = text(answer);

  return ISO_DAY.test(words) ? formatShortDate(words) : words;
}

const NAME_PARTS = ['firstName', 'middleName', 'lastName', 'suffix'];

/** The stored answers of step 2 as their form stores them, except the secrets. */
export function toTypedApplicant(answers: unknown) {
  const applicant = parts(answers);

  const phone = parsePhone(text(applicant['phone']));

  return {
    ...texts(applicant, [...NAME_PARTS, 'email']),
    ...partiesIn(applicant, 'furtherPrincipals', [...NAME_PARTS, 'email']),
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    address: texts(applicant['address'], ['street', 'city', 'state', 'zipCode']),
    experience: {
      ...texts(applicant['experience'], ['yearsInBusiness', 'licenseNumber']),
      previousBonds: 'yes', // the bond to renew
    },
  };
}

/** The stored answers of step 3 as their form stores them, except the secrets. */
export function toTypedBusiness(answers: unknown) {
  const business = parts(answers);

  const revenue = business['annualRevenue'];

  return {
    ...texts(business, ['isBusiness']),
    ...matterIn(business),
    ...texts(business, ['legalName', 'dbaName', 'businessType', 'yearEstablished']),
    ...partiesIn(business, 'furtherBusinesses', ['legalName', 'businessType']),
    ...texts(business, ['employeeCount', 'businessDescription', 'industryCode', 'website']),
    ...(typeof revenue === 'number' && { annualRevenue: formatWholeMoney(revenue) }),
    businessAddress: texts(business['businessAddress'], ['street', 'city', 'state', 'zipCode']),
  };
}

/** The facts about the matter as their form stores them: money in dollars, and days as typed. */
function matterIn(section: unknown) {
  const { matter } = parts(section);
  const typed = Object.entries(parts(matter)).map(([key, answer]) => {
    if (typeof answer === 'number') return [key, formatWholeMoney(answer)];

    return [key, ISO_DAY.test(text(answer)) ? formatShortDate(text(answer)) : text(answer)];
  });

  return matter === undefined ? {} : { matter: Object.fromEntries(typed) as unknown };
}

/** The parties of a list as their forms store them. No entry when the list is missing. */
function partiesIn(answers: Record<string, unknown>, list: string, keys: readonly string[]) {
  const parties = answers[list];

  return Array.isArray(parties) && { [list]: parties.map((party) => texts(party, keys)) };
}

/** The known answers as a form stores them. */
function texts(answers: unknown, keys: readonly string[]): Record<string, string> {
  const known = parts(answers);

  return Object.fromEntries(
    keys.map((key) => [key, text(known[key])] as const).filter(([, value]) => value !== ''),
  );
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function parts(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
