import { z } from 'zod';
import { STATE_CODES } from '../us-states.ts';
import { BOND_SLUGS } from './bond-types.ts';
import { COMPANION_KEY, NO_COMPANION } from './companion-words.ts';

/**
 * The kinds of answers. A county prints as "Charleston County", money as "$10,000.00", a phone number as "(803) 555-0123".
 * A name is that of a person or a court.
 */
export const MATTER_KINDS = ['text', 'name', 'phone', 'date', 'money', 'county', 'choice'] as const;

/** The steps of the wizard that ask for a field. The paper prints the fields of `bondDetails`. */
export const MATTER_SECTIONS = ['bondDetails', 'business'] as const;

const choiceSchema = z.strictObject({
  /** The words inside a sentence on the paper: "personal representative". */
  value: z.string().min(2),
  /** The words of the choice in the form: "Personal representative". */
  label: z.string().min(2),
});

/** One fact that a bond's paper names, such as the decedent or the contract's date. */
export const matterFieldSchema = z
  .strictObject({
    /** The name of the fact in a paper's words: `{matter.decedent}`. */
    key: z.string().regex(/^[a-z][A-Za-z]*$/, 'Expected a key in camelCase'),
    label: z.string().min(2),
    kind: z.enum(MATTER_KINDS),
    /** True only when a clerk refuses the paper without it. */
    required: z.boolean().default(false),
    /** Where the customer finds the value. */
    hint: z.string().min(2).optional(),
    choices: z.array(choiceSchema).min(1).optional(),
    /** An accepted answer in place of a value: "Not assigned yet". */
    notYet: z.string().min(2).optional(),
    section: z.enum(MATTER_SECTIONS).default('bondDetails'),
    /** The states that it is for. When missing: all states that no other field of the key lists. */
    states: z.array(z.enum(STATE_CODES)).min(1).optional(),
  })
  .refine(({ kind, choices }) => (kind === 'choice') === (choices !== undefined), {
    path: ['choices'],
    error: 'Expected choices for a field of the kind choice, and for no other',
  })
  .refine(({ key, ...field }) => key !== COMPANION_KEY || asksForCompanion(field), {
    path: ['choices'],
    error: `Expected a required choice of bonds of the catalog and ${NO_COMPANION} for the field ${COMPANION_KEY}`,
  });

/** Whether a field can ask for a bond's companion: its answers are bonds, or none. */
function asksForCompanion({
  required,
  section,
  choices = [],
}: {
  required: boolean;
  section: (typeof MATTER_SECTIONS)[number];
  choices?: readonly { value: string }[] | undefined;
}): boolean {
  const answers: readonly string[] = [...BOND_SLUGS, NO_COMPANION];

  return (
    required &&
    section === 'bondDetails' &&
    choices.some(({ value }) => value === NO_COMPANION) &&
    choices.every(({ value }) => answers.includes(value))
  );
}

export type MatterField = z.output<typeof matterFieldSchema>;

const BLANK = /\{(\w+)\}/g;

/**
 * The facts that a bond's paper names, and the line that tells two bonds of a customer apart. A key may occur twice for
 * different states.
 */
export const bondMatterSchema = z
  .strictObject({
    fields: z.array(matterFieldSchema).min(1),
    /** The line with keys in braces: "Estate of {decedent}, {county}". Empty for a bond without one. */
    caption: z.string(),
  })
  .check(({ value: { fields, caption }, issues }) => {
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', input: path, path, message });

    for (const [, key] of caption.matchAll(BLANK)) {
      if (!fields.some((field) => field.key === key)) {
        refuse(['caption'], `No field has the key ${key}`);
      }
    }
    for (const [index, field] of fields.entries()) {
      if (fields.slice(0, index).some((other) => overlaps(other, field))) {
        refuse(['fields', index, 'key'], `Two fields of a state have the key ${field.key}`);
      }
    }
  });

function overlaps(one: MatterField, other: MatterField): boolean {
  const { states = [] } = other;

  return (
    one.key === other.key &&
    (one.states?.some((state) => states.includes(state)) ?? other.states === undefined)
  );
}
