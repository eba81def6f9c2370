import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import type { SectionKey } from '../../../src/domain/quote/journey.ts';
import { forEachQuestion } from '../../../src/domain/quote/underwriting-questions.ts';

/** The sections that are the same for every sample applicant. A new section gets its sample here. */
export type SampledKey = Exclude<SectionKey, 'bondDetails' | 'applicant' | 'business'>;

/** The samples as applications store them. */
export const STORED_SAMPLES = {
  underwriting: {
    ...forEachQuestion(() => ({ answer: 'no' as const })),
    creditCheck: 'authorized' as const,
  },
} satisfies Pick<ApplicationAnswers, SampledKey>;

/** The same samples as the forms of the wizard keep them in a draft. */
export const TYPED_SAMPLES = {
  underwriting: {
    ...forEachQuestion(() => ({ answer: 'no', details: '' })),
    creditCheck: 'authorized',
  },
} satisfies Record<SampledKey, unknown>;
