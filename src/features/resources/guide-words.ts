/** Names and sentences for guides in lists and on their pages. */
import type { GuideCategory, GuideReader } from '~/domain/guides/guide-categories';

/** The readers of a guide, as in "For executors and heirs". */
export const READER_WORDS: Record<GuideReader, string> = {
  attorney: 'attorneys',
  executor: 'executors and heirs',
  contractor: 'contractors',
  notary: 'notaries',
  dealer: 'auto dealers',
  sponsor: 'plan sponsors',
};

/** One sentence about the guides of a category. */
export const CATEGORY_LEADS: Record<GuideCategory, string> = {
  probate:
    'Executors, administrators, guardians and appeals: when the court requires a bond, for how much, and what the clerk rejects.',
  'license-permit':
    'The bond a state requires before it issues a license: the amount, the form and the deadline.',
  contract:
    'Bid, performance and payment bonds: what each one promises, and what a surety reviews first.',
  erisa:
    'The bond federal law requires of people who handle a retirement plan: how much, and how to show it.',
  'how-to': 'The questions people ask before they file, answered step by step.',
  pricing: 'What bonds cost, what changes the price, and what is refunded.',
  compliance: 'How to sign, file and keep a bond in force, so that the clerk accepts it.',
};

/** The subjects on the cards of the resource hub, with their titles there. */
export const HUB_SUBJECTS: readonly { category: GuideCategory; title: string }[] = [
  { category: 'probate', title: 'Court & Fiduciary' },
  { category: 'license-permit', title: 'License & Permit' },
  { category: 'contract', title: 'Contract Bonds' },
  { category: 'how-to', title: 'FAQs' },
];

export const CATEGORY_EMBLEMS = {
  probate: 'court',
  'license-permit': 'license',
  contract: 'contract',
  erisa: 'fidelity',
  'how-to': 'question',
  pricing: 'price',
  compliance: 'check',
} as const satisfies Record<GuideCategory, string>;

/** For example "1 article" or "12 articles". */
export function articleCount(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
