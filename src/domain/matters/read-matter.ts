/** Reads what was typed into the form of a matter, without Zod, so that the desk stays small. */
import { formatWholeNumber } from '../formats/whole-number.ts';
import { formatShortDate, type IsoDate } from '../dates.ts';
import { cleanLine, cleanNote } from '../fields/clean-text.ts';
import { latestTypedDay, parseTypedDate, typedDateProblem } from '../fields/typed-date.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { formatMoney, moneyProblem, parseMoney } from '../money.ts';
import type { MatterField } from './matter-field.ts';
import type { MatterRow, MatterValue } from './matter-values.ts';

/** Longest text of a field that names no other limit. */
const MAX_CHARACTERS = 200;

/** Most rows of a list. */
export const MAX_ROWS = 40;

/** A value, or what to correct. Neither: the field was emptied. */
export type ReadField = { value?: MatterValue; problem?: string };

const NUMBER = /^\d{1,4}(\.\d{1,3})?$/u;
/** A unit that the label names already. */
const UNIT = /\s*(?:%|percent|months?)$/iu;

/** Courts write these values with any digits. */
const FREE_OF_CHECK = ['caseNumber'];

/** Read one field. `today` bounds two-digit years. */
export function readField(field: MatterField, typed: string, today: IsoDate): ReadField {
  const text = field.kind === 'note' ? cleanNote(typed) : cleanLine(typed);
  if (text === '') return {};

  if (field.kind === 'money') {
    const amount = parseMoney(text);

    return amount === undefined ? { problem: moneyProblem(text) } : { value: amount };
  }
  if (field.kind === 'date') {
    const day = parseTypedDate(text, latestTypedDay(today));

    return day ? { value: day } : { problem: typedDateProblem(text, today) };
  }
  if (field.kind === 'number') {
    const number = text.replace(UNIT, '');

    return NUMBER.test(number) ? { value: number } : { problem: 'Enter a number' };
  }

  return readText(field, text);
}

function readText({ key, max = MAX_CHARACTERS }: MatterField, text: string): ReadField {
  if (text.length > max) return { problem: `Use ${formatWholeNumber(max)} characters or fewer` };
  if (!FREE_OF_CHECK.includes(key) && holdsSecretNumber(text)) return { problem: LEAVE_NUMBER_OUT };

  return { value: text };
}

/** Read the rows of a list. Empty rows drop out. */
export function readRows(rows: readonly MatterRow[]): ReadField {
  const clean = rows
    .slice(0, MAX_ROWS)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, text]) => [key, cleanLine(text).slice(0, MAX_CHARACTERS)]),
      ),
    )
    .filter((row) => Object.values(row).some((text) => text !== ''));
  if (clean.some((row) => holdsSecretNumber(Object.values(row).join(' · '))))
    return { problem: LEAVE_NUMBER_OUT };

  return clean.length > 0 ? { value: clean } : {};
}

/** A stored value as its field shows it: "$10,000", "12/10/2026". */
export function typedOf({ kind }: MatterField, value: MatterValue | undefined): string {
  if (kind === 'money' && typeof value === 'number')
    return formatMoney(value).replace(/\.00$/u, '');
  if (typeof value !== 'string') return '';

  return kind === 'date' ? formatShortDate(value) : value;
}
