import type { PlanStamp } from './rate-plan.ts';

/** A stamp as a row stores it. Both columns are null in a row from before there were plans. */
export type PlanStampRow = { rate_plan: string | null; rate_plan_version: number | null };

/** Read the stamp of a row. Undefined in a row from before there were plans. */
export function toPlanStamp(row: PlanStampRow): PlanStamp | undefined {
  const { rate_plan: id, rate_plan_version: version } = row;

  return id === null || version === null ? undefined : { id, version };
}

/** Name a plan and its version: "standard, version 1". */
export function planStampWords({ id, version }: PlanStamp): string {
  return `${id}, version ${version}`;
}
