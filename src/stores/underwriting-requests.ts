import type {
  RequestDecisionResult,
  WantedRequestDecision,
} from '~/data/bonds/bond-request-actions';
import { withDb } from '~/data/connection/client';
import { connectionFailure } from '~/data/connection/connection';
import {
  type BondWithRequests,
  findBondWithRequests,
  listOpenRequests,
  type OpenRequests,
} from '~/data/staff/staff-requests';
import { fail, ok } from '~/domain/result';
import { isApplicationId } from '~/domain/underwriting/queue-address';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';
import { applicationView, SINGLE_KEY } from './underwriting';

/** The bond of an application. Undefined when none was issued. */
export type KnownBond = { bond: BondWithRequests | undefined };

/** The bond of one application and the requests about it. The key is the application's id. */
export const requestsView: DeskView<KnownBond> = createDeskView(async (_userId, id) => {
  if (!isApplicationId(id)) return ok({ bond: undefined });
  const result = await withDb((db) => findBondWithRequests(db, id));

  return result.ok ? ok({ bond: result.value }) : result;
});

/** The requests that wait for staff. */
export const openRequestsView: DeskView<OpenRequests> = createDeskView(() =>
  withDb(listOpenRequests),
);

/**
 * Decide a request about the bond of an application. The application and its requests reload,
 * whatever the outcome.
 */
export async function decideRequest(
  applicationId: string,
  wanted: WantedRequestDecision,
): Promise<RequestDecisionResult> {
  let result: RequestDecisionResult;
  try {
    await loadZod(); // the code that validates the functions' answers loads with the first call
    const { decideBondRequest } = await import('~/data/bonds/bond-request-actions');
    const { withRecentCode } = await import('./code-challenge');
    result = await withRecentCode(() => withDb((db) => decideBondRequest(db, wanted)));
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  await Promise.all([
    requestsView.refresh(applicationId),
    applicationView.refresh(applicationId),
    result.ok ? openRequestsView.refresh(SINGLE_KEY) : undefined,
  ]);

  return result;
}
