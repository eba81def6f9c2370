/** The part of a signer as underwriters read it. */
import type { StaffAnswer } from '../answers/answer-sections.ts';
import { formatPhone } from '../formats/phone.ts';
import {
  isSecretField,
  LEADS_TO_HISTORY,
  PART_FIELDS,
  PART_STEPS,
  type PartField,
  type PartFieldKey,
  partStepsOf,
  SECRET_FIELDS,
  type SecretField,
  type SignerRole,
} from './part-fields.ts';
import type { PartAnswers } from './read-part.ts';
import { type FactValues, SHARED_FACT_KEYS, SHARED_FACTS, showFact } from './shared-facts.ts';
import type { LinkTimes } from './signing-state.ts';
import { partField } from './words-of-bond.ts';

/** The label of each role, for staff. */
export const SIGNER_ROLE_LABELS = {
  client: 'Client',
  'co-fiduciary': 'Co-fiduciary',
  indemnitor: 'Indemnitor',
  'indemnitor-entity': 'Indemnitor, a company',
} as const satisfies Record<SignerRole, string>;

/** What a person signed: answers and facts as signed, and the evidence of the signature. Times are ISO 8601. */
export type Signature = {
  name: string;
  documents: readonly { title: string; version: string; hash: string; agreedAt: string }[];
  answers: PartAnswers;
  facts: FactValues;
  /** The kinds of sealed numbers that the signer had given. */
  given: readonly string[];
  /** SHA-256 of everything signed. */
  contentHash: string;
  challengedAt: string;
  address: string;
  device: string;
};

/** A person who was asked to sign. `times` are those of the newest invitation. */
export type SignedPart = {
  name: string;
  role: SignerRole;
  times: LinkTimes;
  signature: Signature | null;
};

/**
 * The signer's answers and the facts as signed, in the order of the questions. A number that was sealed shows only that it
 * was given. A yes that needs an explanation is flagged. The signer reads the words of the bond.
 */
export function signedAnswers(
  role: SignerRole,
  { answers, facts, given }: Pick<Signature, 'answers' | 'facts' | 'given'>,
  bond: string | null = null,
): StaffAnswer[] {
  const questions = partStepsOf(role).flatMap(
    (step): readonly PartFieldKey[] => PART_STEPS[step].fields,
  );
  const known = SHARED_FACT_KEYS.flatMap((fact) => {
    const value = facts[fact];

    return value === undefined
      ? []
      : [{ label: SHARED_FACTS[fact].label, value: showFact(fact, value) }];
  });

  return [
    ...questions.map((key) =>
      isSecretField(key) ? secretAnswer(key, given) : plainAnswer(key, answers[key], bond),
    ),
    ...known,
  ];
}

function secretAnswer(key: SecretField, given: readonly string[]): StaffAnswer {
  const { label } = PART_FIELDS[key];

  return given.includes(SECRET_FIELDS[key])
    ? { label, value: 'Given, sealed' }
    : { label, value: 'Not given', isMissing: true };
}

function plainAnswer(
  key: Exclude<PartFieldKey, SecretField>,
  value: string | undefined,
  bond: string | null,
): StaffAnswer {
  const field = partField(key, bond);
  const { label } = field;
  if (value === undefined) return { label, value: 'Not given', isMissing: true };

  const answer = { label, value: inWords(field, value) };
  const isFlagged = value === 'yes' && LEADS_TO_HISTORY.some((one) => one === key);

  return isFlagged ? { ...answer, isFlagged } : answer;
}

function inWords({ kind, options }: PartField, value: string): string {
  if (kind === 'yes-no') return value === 'yes' ? 'Yes' : 'No';
  if (kind === 'phone') return formatPhone(value);

  return options?.find((option) => option.value === value)?.label ?? value;
}
