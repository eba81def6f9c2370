/** Shows the values of a form in its fields again. */
import { formatShortDate } from '../dates.ts';
import { formatSheetMoney } from './sheet-money.ts';
import type { FormField, FormValues } from './typed-form.ts';

/** The values of a form as its fields show them. Moments are shown in the local time zone. */
export function typedValues(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.key, typedValue(field, values[field.key] ?? null)]),
  );
}

/** A field's text for a reader: a choice as its label, any other text as typed. */
export function readableValue({ options }: Pick<FormField, 'options'>, typed: string): string {
  return options?.find(({ value }) => value === typed)?.label ?? typed;
}

function typedValue({ kind }: FormField, value: FormValues[string]): string {
  if (value === null || value === undefined || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'number') return kind === 'number' ? String(value) : formatSheetMoney(value);
  if (kind === 'date') return formatShortDate(value);

  return kind === 'time' ? toLocalTime(value) : value;
}

const MINUTE_LENGTH = 'YYYY-MM-DDTHH:MM'.length;
const MS_PER_MINUTE = 60_000;

/** A moment in the visitor's time zone, as the browser's time field takes it. */
function toLocalTime(moment: string): string {
  const at = new Date(moment);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * MS_PER_MINUTE);

  return shifted.toISOString().slice(0, MINUTE_LENGTH);
}
