import { z } from 'zod';
import type { AmountLimits } from '../bonds/bond-rules.ts';
import { parseDate } from '../dates.ts';
import { moneyField, wholeNumberField } from '../fields/number-fields.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { readText } from '../fields/read-field.ts';
import {
  optionalNoteField,
  optionalPrintedNoteField,
  printedTextField,
} from '../fields/text-field.ts';
import { CENTS_PER_DOLLAR } from '../money.ts';

/** Spec 1, section 2: the terms the selector lists, in years. The bond's own terms decide which of them validate. */
export const LISTED_TERMS = [1, 2, 3, 4, 5];

/** Spec 1, section 5: the shortest name of an obligee. */
const MIN_OBLIGEE_LENGTH = 2;

function amountField({ min, max }: AmountLimits) {
  const required = 'Bond amount is required';

  return moneyField(required)
    .refine((amount) => amount > 0, { error: required, abort: true })
    .refine((amount) => amount >= min, `Amount too small (min ${min / CENTS_PER_DOLLAR})`)
    .refine((amount) => amount <= max, `Amount too large (max ${max / CENTS_PER_DOLLAR})`);
}

/** "Choose a term of 1, 2, 3 or 4 years". */
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
 * Answers to step 1 (spec 1, section 5). Limits and terms are those of the chosen bond in the chosen state:
 * limits in cents, terms in years.
 */
export function bondDetailsSchema({
  limits,
  terms,
}: {
  limits: AmountLimits;
  terms: readonly number[];
}) {
  return z
    .object({
      amount: amountField(limits),
      effectiveDate: readText('Effective date is required', parseDate),
      termYears: termField(terms),
      obligee: printedTextField('Obligee', { min: MIN_OBLIGEE_LENGTH }),
      purpose: optionalPrintedNoteField('Purpose'),
      specialConditions: optionalNoteField('Special conditions'),
    })
    .transform(omitBlank);
}

export type BondDetails = z.output<ReturnType<typeof bondDetailsSchema>>;
export type BondDetailsForm = z.input<ReturnType<typeof bondDetailsSchema>>;
