import type { VitalName } from './vital-names.ts';
import type { VitalRating } from './vitals.ts';

/**
 * The upper limit of good values and of values that need improvement. In milliseconds; CLS has no
 * unit.
 */
export type VitalThresholds = { good: number; poor: number };

/**
 * The limits for the 75th percentile of visits, inclusive: https://web.dev/articles/vitals, and for
 * FCP and TTFB https://web.dev/articles/fcp and https://web.dev/articles/ttfb.
 */
export const VITAL_THRESHOLDS: Record<VitalName, VitalThresholds> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** The rating of a metric's 75th percentile. */
export function rateVital(name: VitalName, p75: number): VitalRating {
  const { good, poor } = VITAL_THRESHOLDS[name];
  if (p75 <= good) return 'good';

  return p75 <= poor ? 'needs-improvement' : 'poor';
}

const SECOND_MS = 1_000;

/** Format a value: "1.9 s", "180 ms", and for CLS "0.08". */
export function vitalWords(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);

  return value < SECOND_MS
    ? `${Math.round(value)} ms`
    : `${Number((value / SECOND_MS).toFixed(1))} s`;
}
