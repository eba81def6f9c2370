/** The answers to the fields of a bond's matter. */
import { z } from 'zod';
import { withoutCopiedLabel } from '../bonds/copied-label.ts';
import type { MatterAnswers, MatterField } from '../bonds/matter.ts';
import type { IsoDate } from '../dates.ts';
import { omitBlank } from '../fields/omit-blank.ts';
import { optionalPrintedTextField, printedTextField } from '../fields/text-field.ts';
import { latestTypedDay, parseTypedDate, typedDateProblem } from '../fields/typed-date.ts';
import { nameCounty } from '../formats/court-name.ts';
import { personOfMatter } from '../formats/matter-person.ts';
import { formatPhone, parsePhone } from '../formats/phone.ts';
import { moneyProblem, parseMoney } from '../money.ts';

type Typed = string | number;

/** The answers to a bond's fields in one step, by key. Undefined when none is given. Unknown keys are dropped. */
export function matterSchema(fields: readonly MatterField[], today: IsoDate) {
  const shape = Object.fromEntries(fields.map((field) => [field.key, answerField(field, today)]));

  return z
    .object(shape)
    .prefault({})
    .transform((answers): MatterAnswers | undefined => {
      const given = omitBlank(answers) as MatterAnswers;

      return Object.keys(given).length > 0 ? given : undefined;
    });
}

/** A US number as papers print it: "(803) 555-0123". Other text stays, such as a number with an extension. */
function toPhone(typed: string): string {
  const digits = parsePhone(typed);

  return digits === undefined ? typed : formatPhone(digits);
}

function answerField(field: MatterField, today: IsoDate): z.ZodType<Typed | undefined> {
  if (field.kind === 'text') {
    return lineField(field).transform((typed) => typed && withoutCopiedLabel(field.key, typed));
  }
  if (field.kind === 'name')
    return lineField(field).transform((name) => name && personOfMatter(name));
  if (field.kind === 'phone') return lineField(field).transform((typed) => typed && toPhone(typed));
  if (field.kind === 'county')
    return lineField(field).transform((name) => name && nameCounty(name));
  if (field.kind === 'date') {
    return readAnswer(
      field,
      (typed) => typedDateProblem(typed, today),
      (typed) => parseTypedDate(String(typed), latestTypedDay(today)),
    );
  }
  if (field.kind === 'money') {
    return readAnswer(field, moneyProblem, (typed) => {
      const cents = typeof typed === 'string' ? parseMoney(typed) : typed;

      return Number.isSafeInteger(cents) && Number(cents) >= 0 ? cents : undefined;
    });
  }

  return readAnswer(
    field,
    () => requiredMessage(field),
    (typed) => field.choices?.find(({ value }) => value === typed)?.value,
  );
}

function lineField(field: MatterField): z.ZodType<string | undefined> {
  const { label, required } = field;

  return required
    ? printedTextField(label, { message: requiredMessage(field) })
    : optionalPrintedTextField(label);
}

/** Names the checkbox under the field, for a value that does not exist yet. */
function requiredMessage({ label, notYet }: MatterField): string {
  return notYet === undefined
    ? `${label} is required`
    : `${label} is required, or check “${notYet}”`;
}

/** An answer with a value of its own. `explain` says what is wrong with a text that `read` does not accept. */
function readAnswer(
  field: MatterField,
  explain: (typed: string) => string,
  read: (typed: Typed) => Typed | undefined,
) {
  const message = requiredMessage(field);

  return z
    .union([z.string(), z.number()], { error: message })
    .optional()
    .transform((given, context): Typed | undefined => {
      const typed = typeof given === 'string' ? given.trim() : given;
      if (typed === undefined || typed === '') {
        if (field.required) context.addIssue(message);

        return undefined;
      }
      if (typed === field.notYet) return typed;

      const value = read(typed);
      if (value === undefined) context.addIssue(explain(String(typed)));

      return value;
    });
}
