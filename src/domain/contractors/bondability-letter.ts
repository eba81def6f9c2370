/** A letter of bondability: what it states, and whether it is still valid. `private.letter_state` has the same rule. */
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { ContractorDesk } from './contractor-desk.ts';
import { CLOSED_STAGES } from './project-stages.ts';
import { type FormField, optionsOf } from './typed-form.ts';
import { isRecord } from '../is-record.ts';

/** The longest time that a letter is valid, in days. The review of the line or a stale statement ends it earlier. */
export const LETTER_VALID_DAYS = 90;

/** The states with their labels. A letter is withdrawn while the line is suspended or below its limits. */
export const LETTER_STATE_LABELS = {
  valid: 'Valid',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;

export type LetterState = keyof typeof LETTER_STATE_LABELS;

/** The facts that everybody with the code of a letter sees: those that the letter states, and its state now. */
export type BondabilityLetter = {
  contractor: string;
  /** Empty for a letter about no project. */
  project: string;
  single: Cents;
  aggregate: Cents;
  issuedOn: IsoDate;
  validUntil: IsoDate;
  state: LetterState;
  /** Only set for letters of a demonstration, which are not real. */
  isSpecimen?: true;
};

type Line = { single: Cents; aggregate: Cents; isSuspended: boolean };

/** The state of a letter on a day, by the line that is in force then. */
export function letterState(
  { single, aggregate, validUntil }: Pick<BondabilityLetter, 'single' | 'aggregate' | 'validUntil'>,
  line: Line | undefined,
  today: IsoDate,
): LetterState {
  if (validUntil < today) return 'expired';
  const isCovered =
    line !== undefined && !line.isSuspended && line.single >= single && line.aggregate >= aggregate;

  return isCovered ? 'valid' : 'withdrawn';
}

/** The form for a letter. Projects that are over are not offered. */
export function letterFields({ projects }: Pick<ContractorDesk, 'projects'>): FormField[] {
  const open = projects.filter(({ stage }) => !CLOSED_STAGES.includes(stage));

  return [
    {
      key: 'project_id',
      label: 'For',
      noun: 'what the letter is for',
      kind: 'select',
      options: optionsOf({
        [NO_PROJECT]: 'No single project',
        ...Object.fromEntries(open.map(({ id, number, name }) => [id, `${number}, ${name}`])),
      }),
    },
    {
      key: 'single_cents',
      label: 'State up to, for one job',
      kind: 'money',
      isOptional: true,
      hint: 'Leave it empty for your whole line.',
    },
    { key: 'aggregate_cents', label: 'State up to, for all jobs', kind: 'money', isOptional: true },
  ];
}

/** The option of a letter about no project. */
export const NO_PROJECT = 'none';

const TEXTS = ['contractor', 'project', 'issuedOn', 'validUntil'] as const;

/** Parse the letter in an answer of `verify-bond`. Undefined when there is none, or it is invalid. */
export function readLetter(answer: unknown): BondabilityLetter | undefined {
  const letter = isRecord(answer) ? answer['letter'] : undefined;
  if (!isRecord(letter)) return undefined;

  const isWhole =
    TEXTS.every((key) => typeof letter[key] === 'string') &&
    [letter['single'], letter['aggregate']].every(Number.isSafeInteger) &&
    Object.hasOwn(LETTER_STATE_LABELS, String(letter['state']));

  return isWhole ? (letter as BondabilityLetter) : undefined;
}

/** What the verify page says first about a letter. */
export const LETTER_VERDICTS: Readonly<
  Record<LetterState, { tone: 'good' | 'caution' | 'bad'; title: string; text: string }>
> = {
  valid: {
    tone: 'good',
    title: 'This letter is valid',
    text: 'We wrote this letter, and the contractor’s bonding line covers its amounts. A letter is not a bond: ask for the bond itself.',
  },
  expired: {
    tone: 'caution',
    title: 'This letter has expired',
    text: 'We wrote this letter, and it has expired. Ask the contractor for a new one.',
  },
  withdrawn: {
    tone: 'bad',
    title: 'This letter is no longer valid',
    text: 'We wrote this letter, but the contractor’s bonding line no longer covers its amounts. Do not rely on it. Ask the contractor for a new one.',
  },
};
