import { z } from 'zod';
import type { AmountLimits } from '../bonds/bond-rules.ts';
import type { MatterAnswers, MatterField } from '../bonds/matter.ts';
import { addYears, formatDate, type IsoDate } from '../dates.ts';
import { dateField } from '../fields/date-field.ts';
import { moneyField, wholeNumberField } from '../fields/number-fields.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import {
  optionalNoteField,
  optionalPrintedNoteField,
  printedTextField,
} from '../fields/text-field.ts';
import { formatWholeMoney } from '../money.ts';
import { matterSchema } from './matter-answers.ts';

/** The terms in the selector, in years. The bond's own terms decide which of them are valid. */
export const LISTED_TERMS = [1, 2, 3, 4, 5];

/** Minimum length of an obligee's name. */
const MIN_OBLIGEE_LENGTH = 2;

/** A bond is not ordered more than this many years before it starts. */
const MAX_YEARS_AHEAD = 1;

/** The papers print the purpose, and a longer one leaves their first page no room. */
export const MAX_PURPOSE_LENGTH = 300;

function amountField({ min, max }: AmountLimits) {
  const required = 'Bond amount is required';

  return moneyField(required)
    .refine((amount) => amount > 0, { error: required, abort: true })
    .refine((amount) => amount >= min, `Amount too small (min ${formatWholeMoney(min)})`)
    .refine((amount) => amount <= max, `Amount too large (max ${formatWholeMoney(max)})`);
}

/** The error message for a term: "Choose a term of 1, 2, 3 or 4 years". */
function termMessage(terms: readonly number[]): string {
  const last = terms.at(-1);
  const others = terms.slice(0, -1).join(', ');
  const years = last === 1 ? 'year' : 'years';

  return `Choose a term of ${others === '' ? '' : `${others} or `}${last} ${years}`;
}

function termField(terms: readonly number[]) {
  return wholeNumberField('Term is required').refine(
    (years) => terms.includes(years),
    termMessage(terms),
  );
}

/**
 * The first day of the bond: today or later, and at most a year ahead. A renewal starts when the
 * old term ends, which `changedDetails` checks.
 */
function effectiveDateField({ today, isRenewal = false }: Given) {
  const latest = addYears(today, MAX_YEARS_AHEAD);

  return dateField('Effective date is required', { today })
    .refine(
      (date) => isRenewal || date >= today,
      `This date has passed. Enter ${formatDate(today)} or a later date`,
    )
    .refine(
      (date) => isRenewal || date <= latest,
      `Enter a date within a year, up to ${formatDate(latest)}`,
    );
}

/** The limits of an amount in cents, the terms in years, and the day of the application. */
type Given = {
  limits: AmountLimits;
  terms: readonly number[];
  today: IsoDate;
  isRenewal?: boolean;
};

/** The facts about the bond that every bond has. */
function bondDetailsParts(given: Given) {
  const { limits, terms } = given;

  return {
    amount: amountField(limits),
    effectiveDate: effectiveDateField(given),
    termYears: termField(terms),
    obligee: printedTextField('Obligee', { min: MIN_OBLIGEE_LENGTH }),
    purpose: optionalPrintedNoteField('Purpose', MAX_PURPOSE_LENGTH),
    specialConditions: optionalNoteField('Special conditions'),
  };
}

/** The answers to step 1. `matter` has the facts that the paper of the chosen bond names. */
export type BondDetails = z.output<z.ZodObject<ReturnType<typeof bondDetailsParts>>> & {
  matter?: MatterAnswers;
};

/**
 * The answers to step 1. Limits, terms and the fields of the `matter` are those of the chosen bond in
 * the chosen state.
 */
export function bondDetailsSchema({
  matter = [],
  ...given
}: Given & { matter?: readonly MatterField[] }) {
  return z
    .object({ ...bondDetailsParts(given), matter: matterSchema(matter, given.today) })
    .transform((answers): BondDetails => omitBlank(answers) as BondDetails);
}
