/** How a page felt: what browsers measure, and the only words in which they may tell us. */

/** The measurements, by the names browsers give them. */
export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

export type VitalName = (typeof VITAL_NAMES)[number];

/** How good a value is, by the thresholds of the web-vitals library (specification 2, section 9). */
export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;

export type VitalRating = (typeof VITAL_RATINGS)[number];

/** How the visitor came to the page. */
export const NAVIGATIONS = [
  ...(['navigate', 'reload', 'back-forward'] as const),
  ...(['back-forward-cache', 'prerender', 'restore'] as const),
] as const;

export type Navigation = (typeof NAVIGATIONS)[number];

/** Ten minutes in milliseconds: above it a value is a clock that stood still. */
export const MAX_VITAL_VALUE = 600_000;

export const MAX_ROUTE_LENGTH = 64;

/**
 * The pattern of a route, such as `/products/[bond]`: never the address that was visited, so it names no
 * state, bond, application or person that the file name of the page does not name.
 */
export const ROUTE_PATTERN = /^(\/|(\/([a-z0-9]+(-[a-z0-9]+)*|\[(\.\.\.)?[A-Za-z]+\])){1,5})$/;

/** One measurement of one visit. CLS has no unit; the others are milliseconds. */
export type Vital = { name: VitalName; value: number; rating: VitalRating; navigation: Navigation };

/** A value as precise as it is worth sending: CLS to four decimals, the others to the millisecond. */
export function roundVital(name: VitalName, value: number): number {
  const precision = name === 'CLS' ? 10_000 : 1;

  return Math.min(MAX_VITAL_VALUE, Math.round(value * precision) / precision);
}

/** Whether a navigation is one of those we count. Browsers keep adding kinds. */
export function isNavigation(text: string): text is Navigation {
  return NAVIGATIONS.some((known) => known === text);
}
