/**
 * The secret numbers of a draft that the server seals for a signed-in customer: whose they are, and
 * the request that seals them. A number belongs to the user, the quote and the principal's name.
 */
import { z } from 'zod';
import { MAX_FURTHER_PARTIES } from '../bonds/principals.ts';
import type { IsoDate } from '../dates.ts';
import { cleanPrintedLine } from '../fields/clean-text.ts';
import { ON_FILE } from '../fields/on-file-mark.ts';
import { parseTypedDate } from '../fields/typed-date.ts';
import { parseEin } from '../formats/business-numbers.ts';
import { parseSsn } from '../formats/ssn.ts';
import { answerAt, textAt } from '../underwriting/stored-answers.ts';
import { appliesInPerson } from './applies-in-person.ts';
import { quoteIdSchema } from './quote-identity.ts';

const BASES = ['ssn', 'ein', 'date_of_birth'] as const;

/** What a secret number is. */
export type NumberBase = (typeof BASES)[number];

/** A secret number and its principal, from 2 on: 'ssn-2' is the SSN of principal 2. */
export type NumberKind = NumberBase | `${NumberBase}-${number}`;

/** The kind of a number of the principal at this position, starting at 0. */
export function numberKind(base: NumberBase, index: number): NumberKind {
  return index === 0 ? base : `${base}-${index + 1}`;
}

/** A place for a secret number in the answers. */
export type NumberPlace = {
  kind: NumberKind;
  base: NumberBase;
  /** The path of the answer, such as `applicant.furtherPrincipals.0.ssn`. */
  path: string;
  /** The principal's name. Spelling counts, capitals and blanks do not. */
  holder: string;
  /** The answer, valid or not. */
  answer: string | undefined;
};

const NAME_PARTS = ['firstName', 'middleName', 'lastName', 'suffix'];

/**
 * The places for secret numbers of all principals with a name, in the order of the form. Nobody's
 * number is asked for a business that does not apply.
 */
export function numberPlaces(sections: object): NumberPlace[] {
  const place = (base: NumberBase, index: number, path: string, holder: string): NumberPlace => ({
    kind: numberKind(base, index),
    base,
    path,
    holder,
    answer: textAt(sections, path),
  });
  const persons = partiesAt(sections, 'applicant', 'furtherPrincipals').flatMap((path, index) => {
    const holder = holderAt(sections, path, NAME_PARTS);

    return [
      place('date_of_birth', index, `${path}.dateOfBirth`, holder),
      place('ssn', index, `${path}.ssn`, holder),
    ];
  });
  const businesses = appliesInPerson(sections)
    ? []
    : partiesAt(sections, 'business', 'furtherBusinesses').map((path, index) =>
        place('ein', index, `${path}.ein`, holderAt(sections, path, ['legalName'])),
      );

  return [...persons, ...businesses].filter(({ holder }) => holder !== '');
}

/** The paths of the first party and of the further ones. */
function partiesAt(sections: object, first: string, list: string): string[] {
  const others = answerAt(sections, `${first}.${list}`);
  const count = Array.isArray(others) ? Math.min(others.length, MAX_FURTHER_PARTIES) : 0;

  return [first, ...Array.from({ length: count }, (_, index) => `${first}.${list}.${index}`)];
}

function holderAt(sections: object, path: string, parts: readonly string[]): string {
  return toHolder(nameAt(sections, path, parts));
}

function nameAt(sections: object, path: string, parts: readonly string[]): string {
  return cleanPrintedLine(parts.map((part) => textAt(sections, `${path}.${part}`) ?? '').join(' '));
}

/** The name of the principal at this position, starting at 0, as typed. Empty without one. */
export function principalName(sections: object, index: number): string {
  const path = partiesAt(sections, 'applicant', 'furtherPrincipals')[index];

  return path === undefined ? '' : nameAt(sections, path, NAME_PARTS);
}

/** A name as it is compared: without the difference of capitals and blanks. */
export function toHolder(name: string): string {
  return cleanPrintedLine(name).toLowerCase();
}

/** Read a typed number: nine digits, or a day. Undefined when it is no such number. */
function readNumber(base: NumberBase, typed: string, today: IsoDate): string | undefined {
  if (base === 'ssn') return parseSsn(typed);

  return base === 'ein' ? parseEin(typed) : parseTypedDate(typed, today);
}

/** The longest name of a principal. Each of its four parts has at most 200 characters. */
const MAX_CHARACTERS = 1_000;

/** The first principal and the further ones have an SSN and a date of birth, or an EIN. */
const MAX_NUMBERS = BASES.length * (MAX_FURTHER_PARTIES + 1);

const kindPattern = new RegExp(`^(${BASES.join('|')})(-[2-${MAX_FURTHER_PARTIES + 1}])?$`);

/** The name of a secret number. */
export const numberKindSchema = z
  .string()
  .refine((kind): kind is NumberKind => kindPattern.test(kind), 'There is no such number');

/**
 * The body of `seal-draft`. A number with a `value` is sealed. A number without one stays if it is
 * on file for this holder; otherwise it is deleted. With `isWhole`, all others are deleted too.
 */
export const draftNumbersSchema = z.object({
  quoteId: quoteIdSchema,
  numbers: z
    .array(
      z.object({
        kind: numberKindSchema,
        holder: z.string().min(1).max(MAX_CHARACTERS).transform(toHolder),
        value: z
          .string()
          .regex(/^(\d{9}|\d{4}-\d{2}-\d{2})$/)
          .optional(),
      }),
    )
    .max(MAX_NUMBERS),
  isWhole: z.boolean(),
});

export type DraftNumbers = z.output<typeof draftNumbersSchema>;

/** The answer of `seal-draft`: the numbers of the request that are on file, and never a digit. */
export const numbersOnFileSchema = z.object({ onFile: z.array(numberKindSchema) });

/** The request that asks which numbers of a draft are on file for its principals. */
export function askForNumbers(quoteId: string, sections: object): DraftNumbers {
  const numbers = numberPlaces(sections).map(({ kind, holder }) => ({ kind, holder }));

  return { quoteId, numbers, isWhole: false };
}

/**
 * The request that seals the typed numbers and keeps those on file. A number that is neither is
 * deleted.
 */
export function sealNumbers(quoteId: string, sections: object, today: IsoDate): DraftNumbers {
  const numbers = numberPlaces(sections).flatMap(({ kind, base, holder, answer = '' }) => {
    if (answer === ON_FILE) return [{ kind, holder }];
    const value = readNumber(base, answer, today);

    return value === undefined ? [] : [{ kind, holder, value }];
  });

  return { quoteId, numbers, isWhole: true };
}

/** The sections with `ON_FILE` for each missing number that is on file. */
export function withNumbersOnFile<Sections extends object>(
  sections: Sections,
  onFile: readonly NumberKind[],
): Sections {
  return numberPlaces(sections)
    .filter(({ kind, answer }) => answer === undefined && onFile.includes(kind))
    .reduce((filled, { path }) => withAnswer(filled, path, ON_FILE), sections);
}

/** A copy with another answer at a path. The path leads through objects and lists that exist. */
export function withAnswer<Whole extends object>(
  whole: Whole,
  path: string,
  answer: string,
): Whole {
  const copy = structuredClone(whole);
  const keys = path.split('.');
  const last = String(keys.pop());
  const part = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  (part as Record<string, unknown>)[last] = answer;

  return copy;
}
