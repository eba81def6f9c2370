/** The closed sets of an inquiry, with their words: who asks, the worry, and the underwriter's answer. */
import { REVIEW_TIME } from '../underwriting/review-time.ts';

/** Who asks: the person who needs the bond, or an attorney for a client. */
export const ASKERS = ['applicant', 'attorney'] as const;

export type Asker = (typeof ASKERS)[number];

/** The choices for "What worries you?", with their labels. */
export const WORRY_LABELS = {
  credit: 'Low credit score',
  bankruptcy: 'A bankruptcy',
  declined: 'A surety declined a bond',
  claim: 'A claim on an earlier bond',
  judgment: 'A lawsuit, lien or unpaid judgment',
  none: 'Nothing in particular',
  other: 'Something else',
} as const;

export type Worry = keyof typeof WORRY_LABELS;

/** The keys of `WORRY_LABELS`, in their order. */
export const WORRIES = Object.keys(WORRY_LABELS) as [Worry, ...Worry[]];

/** The error of a question without a choice. */
export const CHOOSE_WORRY = 'Select what worries you';

/** The answers of an underwriter: the label for staff, and title and explanation for the visitor. */
export const ANSWER_WORDS = {
  likely: {
    label: 'Likely',
    title: 'Likely yes',
    text: 'We can likely write this bond. Apply when you’re ready.',
  },
  'needs-help': {
    label: 'Needs help',
    title: 'Likely, with more documents',
    text: 'We need more documents than usual. An underwriter confirms the list when you apply.',
  },
  'needs-security': {
    label: 'Needs joint control or collateral',
    title: 'Likely, with joint control or collateral',
    text: 'We can likely write this bond if we share control of the assets (joint control) or hold money as security (collateral).',
  },
  declined: {
    label: 'Declined',
    title: 'Not as things stand',
    text: 'We could not write this bond on these facts. If they change, ask again or call us.',
  },
} as const satisfies Record<string, { label: string; title: string; text: string }>;

export type InquiryAnswer = keyof typeof ANSWER_WORDS;

/** The keys of `ANSWER_WORDS`, in their order. */
export const INQUIRY_ANSWERS = Object.keys(ANSWER_WORDS) as [InquiryAnswer, ...InquiryAnswer[]];

/** Shown with every answer: it does not decide an application. */
export const ANSWER_IS_SOFT = 'This is not a decision: an underwriter decides when you apply.';

/** How soon an underwriter answers. */
export const ANSWER_TIME = REVIEW_TIME;
