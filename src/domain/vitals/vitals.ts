/** Web vitals: the only values that browsers may send. Every page loads this file after it has opened. */
import type { VitalName } from './vital-names.ts';

/** The ratings, by the thresholds of the web-vitals library. */
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

export type VitalRating = (typeof VITAL_RATINGS)[number];

/** How the visitor came to the page. */
export const NAVIGATIONS = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const;

export type Navigation = (typeof NAVIGATIONS)[number];

/** Ten minutes in milliseconds. Larger values come from a suspended device. */
export const MAX_VITAL_VALUE = 600_000;

export const MAX_ROUTE_LENGTH = 64;

/**
 * The pattern of a route, such as `/products/[bond]`. It is never the visited address, so it names
 * no state, bond, application or person that the page's file name does not name.
 */
export const ROUTE_PATTERN = /^(\/|(\/([a-z0-9]+(-[a-z0-9]+)*|\[(\.\.\.)?[A-Za-z]+\])){1,5})$/;

/** One metric of one visit. CLS has no unit; the others are in milliseconds. */
export type Vital = { name: VitalName; value: number; rating: VitalRating; navigation: Navigation };

/** Round a value to a useful precision: CLS to four decimals, the others to a millisecond. */
export function roundVital(name: VitalName, value: number): number {
  const precision = name === 'CLS' ? 10_000 : 1;

  return Math.min(MAX_VITAL_VALUE, Math.round(value * precision) / precision);
}

/** Whether a navigation is of a kind that we count. Browsers keep adding kinds. */
export function isNavigation(text: string): text is Navigation {
  return NAVIGATIONS.some((known) => known === text);
}
