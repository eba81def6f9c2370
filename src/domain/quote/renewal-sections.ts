/** A quote for the next term of a bond, as far as it can be filled in from the last. */
import { formatShortDate, type IsoDate } from '../dates.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { type Cents, formatWholeMoney } from '../money.ts';

/** The bond that is renewed, with the answers it was issued on, whatever they are. */
export type RenewedBond = {
  amount: Cents;
  obligee: string;
  expiryDate: IsoDate | undefined;
  /** The day the next term starts, where the bond goes on; left out where another bond takes its place. */
  startsOn?: IsoDate;
  answers: unknown;
};

/**
 * The sections as their forms hold them: texts, half filled where nothing is known. Only what is listed here is taken
 * over, so nothing that is never stored can come along; the underwriting questions are answered afresh.
 */
export function renewalSections(
  { amount, obligee, expiryDate, startsOn, answers }: RenewedBond,
  today: IsoDate,
): Record<'bondDetails' | 'applicant' | 'business', unknown> {
  const { bondDetails, applicant, business } = parts(answers);
  const start = startsOn ?? (expiryDate && later(expiryDate, today));

  return {
    bondDetails: {
      ...texts(bondDetails, ['termYears', 'purpose', 'specialConditions']),
      amount: formatWholeMoney(amount),
      obligee,
      effectiveDate: start ? formatShortDate(start) : '',
    },
    applicant: toApplicant(parts(applicant)),
    business: toBusiness(parts(business)),
  };
}

/** A bond that takes the place of another begins when that ends, and never in the past. */
function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

function toApplicant(applicant: Record<string, unknown>) {
  const phone = parsePhone(text(applicant['phone']));

  return {
    ...texts(applicant, ['firstName', 'lastName', 'email']),
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    address: texts(applicant['address'], ['street', 'city', 'state', 'zipCode']),
    experience: {
      ...texts(applicant['experience'], ['yearsInBusiness', 'licenseNumber']),
      previousBonds: 'yes', // the one that is renewed
    },
  };
}

function toBusiness(business: Record<string, unknown>) {
  const revenue = business['annualRevenue'];

  return {
    ...texts(business, ['legalName', 'dbaName', 'businessType', 'yearEstablished']),
    ...texts(business, ['employeeCount', 'businessDescription', 'industryCode', 'website']),
    ...(typeof revenue === 'number' && { annualRevenue: formatWholeMoney(revenue) }),
    businessAddress: texts(business['businessAddress'], ['street', 'city', 'zipCode']),
  };
}

/** Those of the answers that are there, as a form would hold them. */
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
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
