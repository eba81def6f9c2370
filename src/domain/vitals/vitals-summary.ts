import { type VitalName, VITAL_NAMES } from './vital-names.ts';
import { VITAL_THRESHOLDS } from './thresholds.ts';

/** A metric of one route: the number of visits and the 75th percentile. */
export type VitalSummary = { route: string; name: VitalName; visits: number; p75: number };

/** A route with its metrics. */
export type MeasuredRoute = {
  route: string;
  visits: number;
  p75: Partial<Record<VitalName, number>>;
};

/**
 * The routes, the most visited first. The number of visits is that of the metric with the most
 * visits.
 */
export function measuredRoutes(summaries: readonly VitalSummary[]): MeasuredRoute[] {
  const routes = new Map<string, MeasuredRoute>();
  for (const { route, name, visits, p75 } of summaries) {
    const known = routes.get(route) ?? { route, visits: 0, p75: {} };
    known.visits = Math.max(known.visits, visits);
    known.p75[name] = p75;
    routes.set(route, known);
  }

  return [...routes.values()].toSorted(
    (one, other) => other.visits - one.visits || one.route.localeCompare(other.route),
  );
}

/**
 * The part beyond the limit of poor takes at least a third of a chart, so that every chart shows
 * the limits.
 */
const ROOM_BEYOND_POOR = 1.5;

/** The value at the right edge of a chart with these values. */
export function chartEnd(name: VitalName, values: readonly number[]): number {
  return Math.max(VITAL_THRESHOLDS[name].poor * ROOM_BEYOND_POOR, ...values);
}

/** Whether a text is the name of a metric. */
export function isVitalName(text: string): text is VitalName {
  return VITAL_NAMES.some((known) => known === text);
}
