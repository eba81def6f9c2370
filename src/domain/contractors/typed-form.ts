/** Reads a form of the contractor's desk: one list of fields describes what is shown and what is accepted. */
import { type IsoDate, parseDate } from '../dates.ts';
import { cleanLine, cleanNote } from '../fields/clean-text.ts';
import { latestTypedDay, parseTypedDate } from '../fields/typed-date.ts';
import { formatWholeNumber } from '../formats/whole-number.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { type Cents, tidyMoney } from '../money.ts';
import { parseSheetMoney } from './sheet-money.ts';

/** A field. A sheet is pasted text, whose numbers are not looked at. `max` is the longest text, or the largest number. */
export type FormField = {
  key: string;
  label: string;
  /** What to enter, as messages say it: "the date of the statement". Missing: the label does. */
  noun?: string;
  kind:
    | 'text'
    | 'note'
    | 'sheet'
    | 'money'
    | 'signed-money'
    | 'number'
    | 'date'
    | 'time'
    | 'select'
    | 'check'
    | 'email';
  hint?: string;
  isOptional?: boolean;
  options?: readonly { value: string; label: string }[];
  max?: number;
  /** What to correct in a text that is otherwise accepted. Undefined: nothing. */
  check?: (text: string) => string | undefined;
};

/** The texts of the fields. A check is 'yes' or empty. */
export type TypedForm = Readonly<Record<string, string>>;

export type FormValue = string | number | boolean | null;

/** The values by key: cents, whole numbers, days, texts, and null for an optional field that is empty. */
export type FormValues = Record<string, FormValue>;

export type ReadForm =
  { ok: true; value: FormValues } | { ok: false; problems: Record<string, string> };

type ReadField = { value: FormValue } | { problem: string };

/** Kinds of several lines, and kinds whose value is a text. */
const LINES: readonly FormField['kind'][] = ['note', 'sheet'];
const TEXTS: readonly FormField['kind'][] = ['text', ...LINES];

const DEFAULT_TEXT = 200;
const DEFAULT_NUMBER = 1_000_000;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Read every field, or say what to correct. With `today`, dates are read as people type them, such as 9/30/26. */
export function readForm(
  fields: readonly FormField[],
  typed: TypedForm,
  today?: IsoDate,
): ReadForm {
  const value: FormValues = {};
  const problems: Record<string, string> = {};
  for (const field of fields) {
    const read = readField(field, typed[field.key] ?? '', today);
    if ('problem' in read) problems[field.key] = read.problem;
    else value[field.key] = read.value;
  }

  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value };
}

function readField(field: FormField, typed: string, today: IsoDate | undefined): ReadField {
  if (field.kind === 'check') return { value: typed === 'yes' };

  const text = LINES.includes(field.kind) ? cleanNote(typed) : cleanLine(typed);
  if (text === '') {
    if (!field.isOptional) return { problem: missing(field) };

    return { value: TEXTS.includes(field.kind) ? '' : null };
  }

  return field.kind === 'date' ? readDate(field, text, today) : READERS[field.kind](field, text);
}

/** Read a date, or say what to correct. */
export function readDate(
  field: Pick<FormField, 'label' | 'noun'>,
  text: string,
  today?: IsoDate,
): { value: IsoDate } | { problem: string } {
  const day = today ? parseTypedDate(text, latestTypedDay(today)) : parseDate(text);

  return day ? { value: day } : { problem: `Enter ${nounOf(field)}, such as 11/20/2026` };
}

function missing(field: FormField): string {
  return `${field.kind === 'select' ? 'Select' : 'Enter'} ${nounOf(field)}`;
}

/** Labels that a sentence takes without an article. */
const OWN_DETERMINER = /^(your|the)\b/i;

/** Abbreviations such as NAICS keep their capitals. */
const ABBREVIATION = /^[A-Z]{2}/;

/** What a field asks for, inside a sentence: "the legal name", "your estimated cost". */
function nounOf({ label, noun }: Pick<FormField, 'label' | 'noun'>): string {
  if (noun !== undefined) return noun;
  const plain = ABBREVIATION.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

  return OWN_DETERMINER.test(label) ? plain : `the ${plain}`;
}

/** A typed amount in cents, also as "10k" or "1.2m", which a spreadsheet does not write. */
function typedCents(text: string): Cents | undefined {
  return parseSheetMoney(tidyMoney(text) ?? text);
}

const READERS: Readonly<
  Record<
    Exclude<FormField['kind'], 'check' | 'date'>,
    (field: FormField, text: string) => ReadField
  >
> = {
  text: readText,
  note: readText,
  sheet: readText,
  email: ({ label }, text) =>
    EMAIL.test(text)
      ? { value: text }
      : { problem: `${label}: enter an address such as name@example.com` },
  money: ({ label }, text) => {
    const cents = typedCents(text);

    return cents === undefined || cents < 0
      ? { problem: `${label}: enter dollars, such as 1,250,000` }
      : { value: cents };
  },
  'signed-money': ({ label }, text) => {
    const cents = typedCents(text);

    return cents === undefined
      ? { problem: `${label}: enter dollars, such as 1,250,000, or (50,000) for a loss` }
      : { value: cents };
  },
  number: ({ label, max: limit = DEFAULT_NUMBER }, text) => {
    const digits = text.replace(/,(?=\d{3}\b)|\s*%$/g, '');

    return /^\d{1,9}$/.test(digits) && Number(digits) <= limit
      ? { value: Number(digits) }
      : { problem: `${label}: enter a whole number up to ${formatWholeNumber(limit)}` };
  },
  time: ({ label }, text) =>
    LOCAL_TIME.test(text) ? { value: text } : { problem: `${label}: choose a day and a time` },
  select: (field, text) =>
    field.options?.some(({ value }) => value === text)
      ? { value: text }
      : { problem: missing(field) },
};

function readText(
  { label, kind, max: limit = DEFAULT_TEXT, check }: FormField,
  text: string,
): ReadField {
  if (text.length > limit) return { problem: `${label}: use ${limit} characters or fewer` };
  if (kind !== 'sheet' && holdsSecretNumber(text)) return { problem: LEAVE_NUMBER_OUT };
  const problem = check?.(text);

  return problem === undefined ? { value: text } : { problem: `${label}: ${problem}` };
}

/** The options of a select from a table of labels. */
export function optionsOf(
  labels: Readonly<Record<string, string>>,
): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
