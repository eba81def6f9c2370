/**
 * A consumer report that led to a decision against a person, as an underwriter types it. The notice to the person needs
 * each of these facts (15 U.S.C. 1681m(a), 1681g(f)(1)).
 */
import { type IsoDate, parseDate } from '../dates.ts';
import { cleanLine, cleanNote } from '../fields/clean-text.ts';
import { parsePhone } from '../formats/phone.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { parseWholeNumber } from '../formats/whole-number.ts';

/** A credit score that was used, on the scale of its model. */
export type CreditScore = {
  value: number;
  lowest: number;
  highest: number;
  createdOn: IsoDate;
  /** The key factors that lowered the score, most important first. */
  factors: string[];
};

/** The report of one consumer reporting agency. */
export type ConsumerReport = {
  agency: string;
  address: string;
  /** Ten digits. */
  phone: string;
  score?: CreditScore | undefined;
};

/** The fields of a report in the order of the form. */
export const REPORT_FIELDS = [
  ...(['agency', 'address', 'phone'] as const),
  ...(['value', 'lowest', 'highest', 'createdOn', 'factors'] as const),
] as const;

export type ReportField = (typeof REPORT_FIELDS)[number];

/** A report as typed. The fields of the score count only with `hasScore`. */
export type TypedReport = Record<ReportField, string> & { hasScore: boolean };

export type ReportProblems = Partial<Record<ReportField, string>>;

export type ReadReport =
  { ok: true; value: ConsumerReport } | { ok: false; problems: ReportProblems };

/** Four key factors, and a fifth when the number of inquiries is one of them (15 U.S.C. 1681g(f)(1)(C), (f)(9)). */
export const MAX_FACTORS = 5;

/** More reports about one person than the nationwide agencies make. */
export const MAX_REPORTS = 4;

const MAX_AGENCY_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 200;
const MAX_FACTOR_LENGTH = 200;
const MIN_ADDRESS_LENGTH = 10;

/** Agencies with files on consumers nationwide. The notice needs their toll-free number. */
const NATIONWIDE = /equifax|experian|trans\s?union/i;
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)/;

const NO_SCORE = 'Enter the score as a whole number';

/** A report without anything typed. */
export const BLANK_REPORT: TypedReport = {
  ...{ agency: '', address: '', phone: '', hasScore: false },
  ...{ value: '', lowest: '', highest: '', createdOn: '', factors: '' },
};

/** Parse a typed report. `latest` is the last day on which its score may have been made. */
export function readReport(typed: TypedReport, latest: IsoDate): ReadReport {
  const agency = cleanLine(typed.agency);
  const address = cleanLine(typed.address);
  const phone = parsePhone(typed.phone);
  const score = typed.hasScore ? readScore(typed) : undefined;
  const problems: ReportProblems = {
    ...(!isBetween(agency.length, 2, MAX_AGENCY_LENGTH) && {
      agency: 'Enter the agency’s name from the report',
    }),
    ...(!isBetween(address.length, MIN_ADDRESS_LENGTH, MAX_ADDRESS_LENGTH) && {
      address: 'Enter the agency’s whole mailing address from the report',
    }),
    ...phoneProblem(agency, phone),
    ...(score && scoreProblems(score, latest)),
  };
  if (phone === undefined || Object.keys(problems).length > 0) return { ok: false, problems };

  return { ok: true, value: { agency, address, phone, ...(score && { score }) } };
}

function phoneProblem(agency: string, phone: string | undefined): ReportProblems {
  if (phone === undefined) return { phone: 'Enter the agency’s phone number with its area code' };

  return NATIONWIDE.test(agency) && !TOLL_FREE.test(phone)
    ? { phone: 'Enter the agency’s toll-free number, such as (800) 555-0123' }
    : {};
}

function readScore(typed: TypedReport): CreditScore {
  return {
    value: parseWholeNumber(typed.value) ?? Number.NaN,
    lowest: parseWholeNumber(typed.lowest) ?? Number.NaN,
    highest: parseWholeNumber(typed.highest) ?? Number.NaN,
    createdOn: parseDate(typed.createdOn) ?? '',
    factors: cleanNote(typed.factors)
      .split('\n')
      .map(cleanLine)
      .filter((factor) => factor !== ''),
  };
}

function scoreProblems(score: CreditScore, latest: IsoDate): ReportProblems {
  const { value, lowest, highest, createdOn } = score;

  return {
    ...valueProblem(score),
    ...(Number.isNaN(lowest) && { lowest: 'Enter the lowest score of the scale' }),
    ...(Number.isNaN(highest) && { highest: 'Enter the highest score of the scale' }),
    ...(lowest >= highest && { highest: 'Enter a number above the lowest score' }),
    ...((createdOn === '' || createdOn > latest) && {
      createdOn: 'Enter the day on which the score was made',
    }),
    ...(Number.isNaN(value) && { value: NO_SCORE }),
    ...factorsProblem(score.factors),
  };
}

function valueProblem({ value, lowest, highest }: CreditScore): ReportProblems {
  return value < lowest || value > highest ? { value: 'The score must be inside its scale' } : {};
}

function factorsProblem(factors: readonly string[]): ReportProblems {
  if (factors.some(holdsSecretNumber)) return { factors: LEAVE_NUMBER_OUT };
  if (factors.length === 0) return { factors: 'Enter what lowered the score most' };
  if (factors.length > MAX_FACTORS) return { factors: `Enter ${MAX_FACTORS} lines or fewer` };

  return factors.every(({ length }) => length <= MAX_FACTOR_LENGTH)
    ? {}
    : { factors: `Use ${MAX_FACTOR_LENGTH} characters or fewer in a line` };
}

function isBetween(length: number, min: number, max: number): boolean {
  return length >= min && length <= max;
}
