/**
 * The questions that only the signer may answer, as short steps. The page renders them, and page and server read the
 * answers with `readPartStep`.
 */
import { STATE_CODES, stateName } from '../us-states.ts';

/** Who signs by a link. */
export const SIGNER_ROLES = ['client', 'co-fiduciary', 'indemnitor', 'indemnitor-entity'] as const;

export type SignerRole = (typeof SIGNER_ROLES)[number];

/** Who gets a link: signers, and a client who is asked to pay. */
export const LINK_ROLES = [...SIGNER_ROLES, 'payer'] as const;

/** How an answer is typed and checked. `date-of-birth`, `ssn` and `ein` are secret. */
type PartFieldKind =
  | 'line'
  | 'phone'
  | 'email'
  | 'zip'
  | 'choice'
  | 'yes-no'
  | 'note'
  | 'date-of-birth'
  | 'ssn'
  | 'ein';

export type PartField = {
  kind: PartFieldKind;
  label: string;
  hint?: string;
  /** The value of the attribute `autocomplete`. */
  autoComplete?: string;
  options?: readonly { value: string; label: string }[];
  isOptional?: boolean;
};

const state = STATE_CODES.map((code) => ({ value: code, label: stateName(code) }));

const NET_WORTH = [
  { value: 'under-25', label: 'Under $25,000' },
  { value: '25-100', label: '$25,000 to $100,000' },
  { value: '100-500', label: '$100,000 to $500,000' },
  { value: '500-1000', label: '$500,000 to $1,000,000' },
  { value: 'over-1000', label: 'Over $1,000,000' },
];

/** Every question by its key. */
export const PART_FIELDS = {
  legalName: {
    kind: 'line',
    label: 'Full legal name',
    hint: 'As it must print on the papers',
    autoComplete: 'name',
  },
  street: { kind: 'line', label: 'Street address', autoComplete: 'street-address' },
  city: { kind: 'line', label: 'City', autoComplete: 'address-level2' },
  state: { kind: 'choice', label: 'State', autoComplete: 'address-level1', options: state },
  zipCode: { kind: 'zip', label: 'ZIP code', autoComplete: 'postal-code' },
  phone: { kind: 'phone', label: 'Phone', autoComplete: 'tel' },
  email: { kind: 'email', label: 'Email', autoComplete: 'email' },
  dateOfBirth: { kind: 'date-of-birth', label: 'Date of birth', autoComplete: 'bday' },
  ssn: {
    kind: 'ssn',
    label: 'Social Security number',
    hint: 'We encrypt it and use it only after you sign. The sender of the link sees only that you gave it.',
    autoComplete: 'off',
  },
  ein: { kind: 'ein', label: 'EIN', hint: 'We encrypt it.', autoComplete: 'off' },
  signerTitle: { kind: 'line', label: 'Your title', hint: 'Such as president or manager' },
  occupation: {
    kind: 'line',
    label: 'Occupation',
    hint: 'If you are retired, write “retired”',
    autoComplete: 'organization-title',
  },
  employer: { kind: 'line', label: 'Employer', autoComplete: 'organization', isOptional: true },
  netWorth: { kind: 'choice', label: 'What you own, minus what you owe', options: NET_WORTH },
  relation: {
    kind: 'line',
    label: 'Your relation to the person who died, the ward or the trust',
    hint: 'Such as daughter, friend or none',
  },
  owesEstate: { kind: 'yes-no', label: 'Do you owe money to the estate or the ward?' },
  wasFiduciary: {
    kind: 'yes-no',
    label: 'Have you been an executor, administrator, guardian or trustee before?',
  },
  hadBonds: {
    kind: 'yes-no',
    label: 'Have you had surety bonds before?',
    hint: 'The sender of the link sees this answer.',
  },
  hasBankruptcy: { kind: 'yes-no', label: 'Have you ever filed for bankruptcy?' },
  hasJudgments: { kind: 'yes-no', label: 'Are there unpaid judgments against you?' },
  hasLiens: { kind: 'yes-no', label: 'Are there tax or other liens against you?' },
  hasFelony: { kind: 'yes-no', label: 'Have you been convicted of a felony?' },
  hasLawsuit: { kind: 'yes-no', label: 'Are you party to a lawsuit?' },
  hadClaim: { kind: 'yes-no', label: 'Has anyone ever made a claim on a bond of yours?' },
  wasDeclined: {
    kind: 'yes-no',
    label: 'Has a surety ever declined, cancelled or refused to renew a bond for you?',
  },
  history: {
    kind: 'note',
    label: 'What happened, and when?',
    hint: 'Needed only if you answered yes to a question above. A yes doesn’t mean that we decline.',
    isOptional: true,
  },
} as const satisfies Record<string, PartField>;

export type PartFieldKey = keyof typeof PART_FIELDS;

/**
 * The questions whose yes needs an explanation. Together they answer every underwriting question of a quote
 * (src/domain/quote/underwriting-questions.ts).
 */
export const LEADS_TO_HISTORY = [
  'hasBankruptcy',
  'hasJudgments',
  'hasLiens',
  'hasLawsuit',
  'hasFelony',
  'hadClaim',
  'wasDeclined',
] as const satisfies PartFieldKey[];

/** The steps with their titles and questions. `facts` has the facts of the matter in place of questions. */
export const PART_STEPS = {
  you: {
    title: 'About you',
    fields: ['legalName', 'street', 'city', 'state', 'zipCode', 'phone', 'email'],
  },
  identity: { title: 'Your identity', fields: ['dateOfBirth', 'ssn'] },
  company: { title: 'The company', fields: ['signerTitle', 'ein'] },
  work: { title: 'Work and means', fields: ['occupation', 'employer', 'netWorth'] },
  relation: {
    title: 'You and the matter',
    fields: ['relation', 'owesEstate', 'wasFiduciary', 'hadBonds'],
  },
  history: { title: 'Your history', fields: [...LEADS_TO_HISTORY, 'history'] },
  facts: { title: 'Check the case', fields: [] },
} as const satisfies Record<string, { title: string; fields: readonly PartFieldKey[] }>;

export type PartStep = keyof typeof PART_STEPS;

export const PART_STEP_KEYS = Object.keys(PART_STEPS) as [PartStep, ...PartStep[]];

const STEPS_OF_FIDUCIARY = ['you', 'identity', 'work', 'relation', 'history', 'facts'] as const;

const STEPS_OF: Readonly<Record<SignerRole, readonly PartStep[]>> = {
  client: STEPS_OF_FIDUCIARY,
  'co-fiduciary': STEPS_OF_FIDUCIARY,
  indemnitor: ['you', 'identity', 'work', 'history'],
  'indemnitor-entity': ['you', 'company', 'history'],
};

/** Whether a signer supports the bonding line of a contractor, and is no person of a matter. */
export function isIndemnitor(role: SignerRole): boolean {
  return role === 'indemnitor' || role === 'indemnitor-entity';
}

/** The steps of a signer, in their order. */
export function partStepsOf(role: SignerRole): readonly PartStep[] {
  return STEPS_OF[role];
}

/** The questions whose answers are sealed, with the kind of the sealed number. */
export const SECRET_FIELDS = {
  dateOfBirth: 'date_of_birth',
  ssn: 'ssn',
  ein: 'ein',
} as const satisfies Partial<Record<PartFieldKey, string>>;

export type SecretField = keyof typeof SECRET_FIELDS;

/** Whether a question's answer is secret. */
export function isSecretField(key: string): key is SecretField {
  return Object.hasOwn(SECRET_FIELDS, key);
}
