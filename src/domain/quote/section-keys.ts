import type { QuoteStep } from './journey.ts';

/** The sections of an application's answers in the order of the steps, each with its step. */
export const SECTION_STEPS = {
  bondDetails: 'bond-details',
  applicant: 'applicant',
  business: 'business',
  underwriting: 'underwriting',
} as const satisfies Record<string, QuoteStep>;

export type SectionKey = keyof typeof SECTION_STEPS;

export const SECTION_KEYS = Object.keys(SECTION_STEPS) as SectionKey[];
