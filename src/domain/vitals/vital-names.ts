/** The metrics that browsers measure, by their standard names. */
export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export type VitalName = (typeof VITAL_NAMES)[number];
