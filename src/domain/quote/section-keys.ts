/** The sections of answers an application is made of, in the order of the steps. */
export const SECTION_KEYS = ['bondDetails', 'applicant', 'business', 'underwriting'] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];
