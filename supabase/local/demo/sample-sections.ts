import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { SectionKey } from '../../../src/domain/quote/journey.ts';
import { toTypedAnswers } from '../../../src/domain/quote/renewal-sections.ts';
import {
  forEachQuestion,
  UNDERWRITING_QUESTIONS,
} from '../../../src/domain/quote/underwriting-questions.ts';

/** The sections that are the same for every sample applicant. A new section gets its samples here. */
export type SampledKey = Exclude<SectionKey, 'bondDetails' | 'applicant' | 'business'>;

/** The samples as applications store them. */
export const STORED_SAMPLES = {
  underwriting: {
    ...forEachQuestion(() => ({ answer: 'no' as const })),
    creditCheck: 'authorized' as const,
  },
} satisfies Pick<ApplicationAnswers, SampledKey>;

/** The same samples as the forms of the wizard keep them in a draft. */
export const TYPED_SAMPLES = Object.fromEntries(
  Object.entries(STORED_SAMPLES).map(([key, answers]) => [key, toTypedAnswers(answers)]),
) as Record<SampledKey, Record<string, unknown>>;

/** One answer as a visitor gives it. Fields are found by their labels. */
export type Answer =
  | { kind: 'text'; label: string; value: string }
  | { kind: 'select'; label: string; value: string }
  | { kind: 'radio'; group: string; value: string }
  | { kind: 'box'; label: string };

/** The same samples as the stories of the tests give them for a business, by the labels of the forms. */
export const GIVEN_SAMPLES: Record<SampledKey, Answer[]> = {
  underwriting: [
    ...UNDERWRITING_QUESTIONS.map(({ businessQuestion }): Answer => ({
      kind: 'radio',
      group: businessQuestion,
      value: 'No',
    })),
    { kind: 'radio', group: 'Credit check authorization', value: 'I authorize a credit check' },
  ],
};
