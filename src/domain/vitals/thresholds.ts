import type { VitalName, VitalRating } from './vitals.ts';

/** Where a measurement stops being good, and where it begins to be poor. Milliseconds; CLS has no unit. */
export type VitalThresholds = { good: number; poor: number };

/**
 * The limits for the 75th percentile of visits, inclusive: https://web.dev/articles/vitals, and for FCP and TTFB
 * https://web.dev/articles/fcp and https://web.dev/articles/ttfb.
 */
export const VITAL_THRESHOLDS: Record<VitalName, VitalThresholds> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** How good the 75th percentile of a measurement is. */
export function rateVital(name: VitalName, p75: number): VitalRating {
  const { good, poor } = VITAL_THRESHOLDS[name];
  if (p75 <= good) return 'good';

  return p75 <= poor ? 'needs-improvement' : 'poor';
}

const SECOND_MS = 1_000;

/** "1.9 s", "180 ms", and for CLS "0.08". */
export function vitalWords(name: VitalName, value: number): string {
  if (name === 'CLS') return value.toFixed(2);

  return value < SECOND_MS
    ? `${Math.round(value)} ms`
    : `${Number((value / SECOND_MS).toFixed(1))} s`;
}
