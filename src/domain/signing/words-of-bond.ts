/** The words of a signer's questions that follow the bond: about an estate, a ward, a trust or an appeal. */
import { ESTATE_BONDS } from '../bonds/estate-bonds.ts';
import { PART_FIELDS, type PartField, type PartFieldKey } from './part-fields.ts';
import { SHARED_FACTS, type SharedFact } from './shared-facts.ts';

type Words = {
  subject: string;
  relation: { label: string; hint?: string };
  owesEstate: { label: string };
};

const OF_ESTATE: Words = {
  subject: 'The person who died',
  relation: { label: 'Your relation to the person who died' },
  owesEstate: { label: 'Do you owe money to the estate?' },
};

const WORDS: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(ESTATE_BONDS.map((slug) => [slug, OF_ESTATE])),
  'guardian-conservator': {
    subject: 'Ward (the person under protection)',
    relation: { label: 'Your relation to the ward (the person under protection)' },
    owesEstate: { label: 'Do you owe money to the ward?' },
  },
  trustee: {
    subject: 'Trust',
    relation: {
      label: 'Your relation to the trust',
      hint: 'Such as beneficiary, child of the founder or none',
    },
    owesEstate: { label: 'Do you owe money to the trust?' },
  },
  'appeal-supersedeas': {
    subject: 'Case',
    relation: {
      label: 'Your relation to the party that needs the bond',
      hint: 'Such as the party itself, its president or its partner',
    },
    owesEstate: { label: 'Apart from the judgment, do you owe money to the other side?' },
  },
};

/** Of a bond that a court asked for: its own case is none of the signer's history. */
const BESIDE_THE_CASE: Partial<Record<PartFieldKey, { label: string }>> = {
  hasJudgments: { label: 'Are there unpaid judgments against you, other than in this case?' },
  hasLawsuit: { label: 'Are you party to a lawsuit other than this case?' },
};

/** A question in the words of the bond. Without a known bond, its words fit every bond. */
export function partField(key: PartFieldKey, bond: string | null): PartField {
  const words = WORDS[bond ?? ''];
  const field = PART_FIELDS[key];
  if (!words) return field;
  if (key === 'relation' || key === 'owesEstate') return { ...field, ...words[key] };
  const beside = BESIDE_THE_CASE[key];

  return beside ? { ...field, ...beside } : field;
}

/** The label of a fact in the words of the bond. */
export function factLabel(fact: SharedFact, bond: string | null): string {
  const words = WORDS[bond ?? ''];

  return words && fact === 'subjectName' ? words.subject : SHARED_FACTS[fact].label;
}
