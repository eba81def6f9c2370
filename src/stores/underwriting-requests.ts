import type { RequestDecisionResult, WantedRequestDecision } from '~/data/bond-request-actions';
import { withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import {
  type BondWithRequests,
  findBondWithRequests,
  listOpenRequests,
  type OpenRequests,
} from '~/data/staff-requests';
import { fail, ok } from '~/domain/result';
import { isApplicationId } from '~/domain/underwriting/queue-address';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';
import { applicationView, ONLY } from './underwriting';

/** The bond of an application: undefined where none was issued on it. */
export type KnownBond = { bond: BondWithRequests | undefined };

/** The bond of one application with what was asked about it; the key is the id of the application. */
export const requestsView: DeskView<KnownBond> = createDeskView(async (_userId, id) => {
  if (!isApplicationId(id)) return ok({ bond: undefined });
  const result = await withDb((db) => findBondWithRequests(db, id));

  return result.ok ? ok({ bond: result.value }) : result;
});

/** The requests that wait for the staff. */
export const openRequestsView: DeskView<OpenRequests> = createDeskView(() =>
  withDb(listOpenRequests),
);

/** Decide a request about the bond of an application. However it ends, the desk looks again where things stand. */
export async function decideRequest(
  applicationId: string,
  wanted: WantedRequestDecision,
): Promise<RequestDecisionResult> {
  let result: RequestDecisionResult;
  try {
    await loadZod(); // what checks the answers of functions is loaded when the first is called
    const { decideBondRequest } = await import('~/data/bond-request-actions');
    const { withRecentCode } = await import('./code-challenge');
    result = await withRecentCode(() => withDb((db) => decideBondRequest(db, wanted)));
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  await Promise.all([
    requestsView.refresh(applicationId),
    applicationView.refresh(applicationId),
    result.ok ? openRequestsView.refresh(ONLY) : undefined,
  ]);

  return result;
}
