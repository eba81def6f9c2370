/** How guides are spoken of in lists and on their pages. */
import type { GuideCategory, GuideReader } from '~/domain/guides/guide-categories';

/** The people a guide is written for, as in "For executors". */
export const READER_WORDS: Record<GuideReader, string> = {
  attorney: 'attorneys',
  executor: 'executors and heirs',
  contractor: 'contractors',
  notary: 'notaries',
  dealer: 'auto dealers',
  sponsor: 'plan sponsors',
};

/** What the guides of a category answer, in a sentence. */
export const CATEGORY_LEADS: Record<GuideCategory, string> = {
  probate:
    'Executors, administrators, guardians and appeals: whether the court wants a bond, for how much, and what the clerk sends back.',
  'license-permit':
    'The bond a state wants before it gives you a license: the amount, the form and the deadline.',
  contract:
    'Bid, performance and payment bonds: what each promises, and what a surety wants to see first.',
  erisa:
    'The bond federal law asks of those who handle a retirement plan: how much, and how to show it.',
  'how-to': 'The questions people ask before they file, answered step by step.',
  pricing: 'What bonds cost, what moves the price, and what comes back.',
  compliance: 'How bonds are signed, filed and kept in force, so that nothing comes back.',
};

/** Specification 2, section 2: the subjects that the hub offers on cards, and what it calls them. */
export const HUB_SUBJECTS: readonly { category: GuideCategory; title: string }[] = [
  { category: 'probate', title: 'Court & Fiduciary' },
  { category: 'license-permit', title: 'License & Permit' },
  { category: 'contract', title: 'Contract Bonds' },
  { category: 'how-to', title: 'FAQs' },
];

/** The emblem on the certificate of each category. */
export const CATEGORY_EMBLEMS = {
  probate: 'court',
  'license-permit': 'license',
  contract: 'contract',
  erisa: 'fidelity',
  'how-to': 'question',
  pricing: 'price',
  compliance: 'check',
} as const satisfies Record<GuideCategory, string>;

/** "1 article", "12 articles". */
export function articleCount(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
