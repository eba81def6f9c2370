import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

/** The numbers at the head of the desk. */
export type DeskOverview = {
  activeBonds: number;
  totalCoverage: Cents;
  upcomingRenewals: number;
  /** The day of the soonest of these renewals. */
  nextDue: IsoDate | undefined;
};

/** Why a view of the desk could not be loaded. */
export type LoadFailure = 'load-failed' | ConnectionFailure;

const TIMEOUT_MS = 10_000;

/** Count the bonds of the signed-in customer: active ones, what they come to, renewals due from `today` on. */
export async function loadDeskOverview(
  db: Db,
  today: IsoDate,
): Promise<Result<DeskOverview, LoadFailure>> {
  const { data, error, status } = await db
    .rpc('desk_overview', { today })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the page has a Retry button, and an answer soon beats one in silence
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  const overview = data as OverviewRow;

  return ok({
    activeBonds: overview.active_bonds,
    totalCoverage: overview.total_coverage_cents,
    upcomingRenewals: overview.upcoming_renewals,
    nextDue: overview.next_due ?? undefined,
  });
}

type OverviewRow = {
  active_bonds: number;
  total_coverage_cents: number;
  upcoming_renewals: number;
  next_due: IsoDate | null;
};
