/** The fields of a matter, each listed once: the form, its checks, what is missing and the storage come from here. */
import { FIDUCIARY_FIELDS } from './fiduciary-fields.ts';
import { LITIGATION_FIELDS } from './litigation-fields.ts';
import type { MatterField, MatterSection } from './matter-field.ts';
import type { MatterFacts, MatterValues } from './matter-values.ts';
import type { MatterKind } from './matter-words.ts';

/** The titles of the parts of the form, in their order. */
export const MATTER_SECTIONS: Record<MatterSection, string> = {
  case: 'The case',
  dates: 'Dates',
  amount: 'Amount and figures',
  risk: 'What the underwriter asks',
};

const FIELDS: Record<MatterKind, readonly MatterField[]> = {
  fiduciary: FIDUCIARY_FIELDS,
  litigation: LITIGATION_FIELDS,
};

/** All fields of a kind of matter. */
export function fieldsOf(kind: MatterKind): readonly MatterField[] {
  return FIELDS[kind];
}

/** The fields that the form asks for, given the answers so far. */
export function askedFields({ kind, values }: Pick<MatterFacts, 'kind' | 'values'>): MatterField[] {
  return FIELDS[kind].filter(({ asked }) => asked?.(values) ?? true);
}

/** Whether a field is needed and asked for. */
export function isNeeded({ needed, asked }: MatterField, values: MatterValues): boolean {
  return (needed?.(values) ?? false) && (asked?.(values) ?? true);
}

/** The labels of what is still missing: needed fields without a value, a date, and the client. */
export function missingFacts({ kind, values, people }: MatterFacts): string[] {
  const fields = FIELDS[kind]
    .filter((field) => isNeeded(field, values) && !hasValue(values, field.key))
    .map(({ label }) => label);
  const hasDate = DATE_KEYS.some((key) => hasValue(values, key));
  const hasClient = people.some(({ role, fullName }) => role === 'client' && fullName !== '');

  return [
    ...fields,
    ...(hasDate ? [] : ['One of the dates']),
    ...(hasClient ? [] : ['The client’s name']),
  ];
}

/** At least one of these days is needed, so that the board can count down. */
const DATE_KEYS = ['petitionOn', 'hearingOn', 'appointedOn', 'fileBy'];

function hasValue(values: MatterValues, key: string): boolean {
  const value = values[key];

  return value !== undefined && value !== '' && (typeof value !== 'object' || value.length > 0);
}
