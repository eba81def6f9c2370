import type { Millionths } from './rate-plan.ts';

const MILLIONTHS_PER_PERCENT = 10_000;

/** Format a rate in percent: "1.5%". */
export function formatRate(rate: Millionths): string {
  return `${rate / MILLIONTHS_PER_PERCENT}%`;
}
