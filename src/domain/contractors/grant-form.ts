/** The form of an underwriter who grants a line, and how it is read. */
import type { IsoDate } from '../dates.ts';
import { isStateCode } from '../us-states.ts';
import { BASIS_LABELS, RELATION_LABELS, WORK_KIND_LABELS } from './closed-sets.ts';
import type { Grant, Indemnitor } from './contractor-desk.ts';
import type { LineConditions } from './line-stops.ts';
import {
  type FormField,
  type FormValues,
  optionsOf,
  readForm,
  type TypedForm,
} from './typed-form.ts';

/** The terms of a line. Empty conditions do not apply. */
export const GRANT_FIELDS: readonly FormField[] = [
  { key: 'single_cents', label: 'Limit for one job', kind: 'money' },
  { key: 'aggregate_cents', label: 'Limit for all jobs', kind: 'money' },
  {
    key: 'basis',
    label: 'What counts',
    noun: 'what counts',
    kind: 'select',
    options: optionsOf(BASIS_LABELS),
  },
  { key: 'rate_plan', label: 'Rate plan', kind: 'text', max: 60 },
  { key: 'effective_on', label: 'Effective', noun: 'the first day of the line', kind: 'date' },
  { key: 'review_on', label: 'Review on', noun: 'the day of the review', kind: 'date' },
  {
    key: 'states',
    label: 'States',
    kind: 'text',
    isOptional: true,
    hint: 'Two-letter codes with commas: SC, NC.',
  },
  {
    key: 'kinds',
    label: 'Kinds of work',
    kind: 'text',
    isOptional: true,
    hint: `With commas: ${Object.keys(WORK_KIND_LABELS).join(', ')}.`,
  },
  {
    key: 'maxSpreadPercent',
    label: 'Largest spread in percent',
    kind: 'number',
    isOptional: true,
    max: 100,
  },
  {
    key: 'maxDurationDays',
    label: 'Longest job in days',
    kind: 'number',
    isOptional: true,
    max: 10_000,
  },
  { key: 'maxDamagesPerDay', label: 'Largest damages per day', kind: 'money', isOptional: true },
  {
    key: 'minPriorJobPercent',
    label: 'Smallest prior job in percent of the price',
    kind: 'number',
    isOptional: true,
    max: 100,
  },
  {
    key: 'maxStatementDays',
    label: 'Oldest statement in days',
    kind: 'number',
    isOptional: true,
    max: 1000,
  },
  { key: 'noOwnersForm', label: 'No owner’s own bond form', kind: 'check' },
  { key: 'noTakeover', label: 'No takeover work', kind: 'check' },
  { key: 'reason', label: 'Reason', kind: 'note', max: 2000 },
];

/** The terms, with a box for each indemnitor who was asked: the line approves bids only after these have signed. */
export function grantFields(indemnitors: readonly Indemnitor[]): readonly FormField[] {
  const asked = indemnitors.filter(({ isReleased }) => !isReleased);

  return [
    ...GRANT_FIELDS.slice(0, -1),
    ...asked.map(({ id, fullName }): FormField => ({
      key: `${INDEMNITOR}${id}`,
      label: `${fullName} must have signed the indemnity`,
      kind: 'check',
    })),
    ...GRANT_FIELDS.slice(-1), // the reason
  ];
}

/** A request to indemnify. The signer reads the reason. */
export const INDEMNITOR_FIELDS: readonly FormField[] = [
  {
    key: 'kind',
    label: 'Person or company',
    noun: 'a person or a company',
    kind: 'select',
    options: optionsOf({ person: 'Person', entity: 'Company' }),
  },
  { key: 'relation', label: 'Relation', kind: 'select', options: optionsOf(RELATION_LABELS) },
  { key: 'full_name', label: 'Name', kind: 'text' },
  { key: 'email', label: 'Email', noun: 'the email address', kind: 'email' },
  {
    key: 'reason',
    label: 'Reason',
    kind: 'note',
    max: 600,
    hint: 'The signer reads it. Ask a spouse only with a reason that you can name.',
  },
];

/** Begins the key of an indemnitor's box. */
const INDEMNITOR = 'indemnitor ';

const CONDITION_KEYS = [
  'maxSpreadPercent',
  'maxDurationDays',
  'maxDamagesPerDay',
  'minPriorJobPercent',
  'maxStatementDays',
] as const;

/** Read the terms of a line as `grant_line` takes them, or say what to correct. */
export function readGrant(
  typed: TypedForm,
  today?: IsoDate,
):
  | { ok: true; value: FormValues & { conditions: LineConditions } }
  | { ok: false; problems: Record<string, string> } {
  const read = readForm(GRANT_FIELDS, typed, today);
  if (!read.ok) return read;

  const { states, kinds, noOwnersForm, noTakeover, ...values } = read.value;
  const named = Object.keys(typed).flatMap((key) =>
    key.startsWith(INDEMNITOR) && typed[key] === 'yes' ? [key.slice(INDEMNITOR.length)] : [],
  );
  const stateList = listIn(states).map((code) => code.toUpperCase());
  const kindList = listIn(kinds);
  const problems = {
    ...(!stateList.every(isStateCode) && { states: 'States: enter two-letter codes with commas' }),
    ...(!kindList.every((kind) => kind in WORK_KIND_LABELS) && {
      kinds: 'Kinds of work: use the words of the hint',
    }),
    ...(Number(values['single_cents']) > Number(values['aggregate_cents']) && {
      single_cents: 'The limit for one job is above the limit for all jobs',
    }),
    ...(String(values['review_on']) <= String(values['effective_on']) && {
      review_on: 'Review on: enter a day after the start',
    }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };

  const numbers = CONDITION_KEYS.flatMap((key) => {
    const value = values[key];

    return typeof value === 'number' ? [[key, value] as const] : [];
  });
  const terms = Object.fromEntries(
    Object.entries(values).filter(([key]) => !(CONDITION_KEYS as readonly string[]).includes(key)),
  );
  const conditions: LineConditions = {
    ...Object.fromEntries(numbers),
    ...(stateList.length > 0 && { states: stateList }),
    ...(kindList.length > 0 && { kinds: kindList }),
    ...(noOwnersForm === true && { noOwnersForm }),
    ...(noTakeover === true && { noTakeover }),
    ...(named.length > 0 && { indemnitors: named }),
  };

  return {
    ok: true,
    value: { ...terms, conditions } as FormValues & { conditions: LineConditions },
  };
}

/** The terms of a version as the values of the form, without the reason. */
export function grantValues(grant: Grant): FormValues {
  const { conditions } = grant;

  return {
    single_cents: grant.single,
    aggregate_cents: grant.aggregate,
    basis: grant.basis,
    rate_plan: grant.ratePlan,
    effective_on: grant.effectiveOn,
    review_on: grant.reviewOn,
    states: (conditions.states ?? []).join(', '),
    kinds: (conditions.kinds ?? []).join(', '),
    ...Object.fromEntries(CONDITION_KEYS.map((key) => [key, conditions[key] ?? null])),
    noOwnersForm: conditions.noOwnersForm ?? false,
    noTakeover: conditions.noTakeover ?? false,
    ...Object.fromEntries((conditions.indemnitors ?? []).map((id) => [`${INDEMNITOR}${id}`, true])),
  };
}

function listIn(value: unknown): string[] {
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
