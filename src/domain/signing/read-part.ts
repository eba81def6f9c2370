/** Reads the typed answers of one step, without Zod, so that the page stays small. The server runs the same functions. */
import { formatWholeNumber } from '../formats/whole-number.ts';
import { addYears, type IsoDate } from '../dates.ts';
import { cleanNote, cleanPrintedLine, MAX_LINE_LENGTH } from '../fields/clean-text.ts';
import { MINIMUM_AGE_YEARS } from '../fields/adult-age.ts';
import { parseTypedDate, typedDateProblem } from '../fields/typed-date.ts';
import { parseEin } from '../formats/business-numbers.ts';
import { parseEmail } from '../formats/email.ts';
import { parsePhone } from '../formats/phone.ts';
import { isPossibleZip, parseZip } from '../formats/postal-address.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { parseSsn } from '../formats/ssn.ts';
import { printProblem } from '../papers/printed-text.ts';
import {
  LEADS_TO_HISTORY,
  PART_STEPS,
  type PartField,
  type PartFieldKey,
  type PartStep,
} from './part-fields.ts';
import { partField } from './words-of-bond.ts';

/** Answers by their keys. The values of `readPartStep` are canonical: digits, ISO dates, trimmed text. */
export type PartAnswers = Partial<Record<PartFieldKey, string>>;

/** A message for each field with a problem. */
export type PartProblems = Partial<Record<PartFieldKey, string>>;

/** Maximum length of a note. The database has the same limit. */
const MAX_NOTE = 2_000;

type Read = { ok: true; value: string } | { ok: false; problem: string };

/** `isKept`: a secret that the server has already. It may stay empty. */
type Options = {
  today: IsoDate;
  isKept?: (key: PartFieldKey) => boolean;
  /** The bond, whose words the messages have. */
  bond?: string | null;
};

/**
 * Read the answers of a step, or say what to correct. An empty secret that the server already has stays as it is.
 */
export function readPartStep(
  step: PartStep,
  typed: PartAnswers,
  { today, bond = null, isKept = () => false }: Options,
): { ok: true; value: PartAnswers } | { ok: false; problems: PartProblems } {
  const value: PartAnswers = {};
  const problems: PartProblems = {};

  for (const key of PART_STEPS[step].fields) {
    const text = typed[key] ?? '';
    if (text.trim() === '' && isKept(key)) continue;

    const read = readField(partField(key, bond), text, today);
    if (!read.ok) problems[key] = read.problem;
    else if (read.value !== '') value[key] = read.value;
  }
  if (step === 'history' && needsHistory(value) && value.history === undefined)
    problems.history ??= 'Say what happened, and when';

  return Object.keys(problems).length === 0 ? { ok: true, value } : { ok: false, problems };
}

/** Whether a yes needs an explanation. */
export function needsHistory(answers: PartAnswers): boolean {
  return LEADS_TO_HISTORY.some((key) => answers[key] === 'yes');
}

function readField(field: PartField, typed: string, today: IsoDate): Read {
  const { kind, label, isOptional = false } = field;
  if (typed.trim() === '')
    return isOptional ? { ok: true, value: '' } : { ok: false, problem: missing(field) };

  switch (kind) {
    case 'line':
      return readLine(label, typed);
    case 'note':
      return readNote(typed);
    case 'phone':
      return orProblem(parsePhone(typed), 'Enter a 10-digit US phone number');
    case 'email':
      return orProblem(parseEmail(typed), 'Enter an email address, such as name@example.com');
    case 'zip':
      return readZip(typed);
    case 'ssn':
      return orProblem(parseSsn(typed), 'Enter the SSN as it appears on the Social Security card');
    case 'ein':
      return orProblem(parseEin(typed), 'Enter the EIN as it appears on the IRS notice');
    case 'date-of-birth':
      return readBirthDate(typed, today);
    case 'yes-no':
      return orProblem(
        ['yes', 'no'].find((known) => known === typed),
        missing(field),
      );
    case 'choice':
      return orProblem(field.options?.find(({ value }) => value === typed)?.value, missing(field));
  }
}

function missing({ kind, label }: PartField): string {
  if (kind === 'yes-no') return `Answer the question: ${label}`;

  return kind === 'choice' ? `Select: ${label}` : `${label} is required`;
}

function orProblem(value: string | undefined, problem: string): Read {
  return value === undefined ? { ok: false, problem } : { ok: true, value };
}

function readLine(label: string, typed: string): Read {
  const value = cleanPrintedLine(typed);
  if (value === '') return { ok: false, problem: `${label} is required` };
  if (value.length > MAX_LINE_LENGTH)
    return { ok: false, problem: `${label} must be ${MAX_LINE_LENGTH} characters or fewer` };

  return withoutNumber(value, printProblem(value));
}

function readNote(typed: string): Read {
  const value = cleanNote(typed);
  if (value.length > MAX_NOTE)
    return { ok: false, problem: `Use ${formatWholeNumber(MAX_NOTE)} characters or fewer` };

  return withoutNumber(value, undefined);
}

function withoutNumber(value: string, problem: string | undefined): Read {
  if (problem !== undefined) return { ok: false, problem };

  return holdsSecretNumber(value) ? { ok: false, problem: LEAVE_NUMBER_OUT } : { ok: true, value };
}

function readZip(typed: string): Read {
  const digits = parseZip(typed);
  const isPossible = digits !== undefined && isPossibleZip(digits);

  return isPossible
    ? { ok: true, value: digits }
    : { ok: false, problem: 'Enter a ZIP code with 5 digits' };
}

function readBirthDate(typed: string, today: IsoDate): Read {
  const day = parseTypedDate(typed, today);
  if (day === undefined) return { ok: false, problem: typedDateProblem(typed, today) };
  if (day >= today) return { ok: false, problem: 'Date of birth must be in the past' };

  return addYears(day, MINIMUM_AGE_YEARS) <= today
    ? { ok: true, value: day }
    : { ok: false, problem: 'You must be 18 or older to sign' };
}
