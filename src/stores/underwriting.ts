import { withDb } from '~/data/connection/client';
import { connectionFailure, type ConnectionFailure } from '~/data/connection/connection';
import type {
  DecisionResult,
  IssueResult,
  WantedDecision,
} from '~/data/staff/underwriting-actions';
import type { BlankFormResult, OwnFormResult } from '~/data/staff/own-form';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import {
  listQueue,
  loadUnderwritingOverview,
  type QueuePage,
  type UnderwritingOverview,
} from '~/data/staff/underwriting-queue';
import {
  addApplicationNote,
  assignApplications,
  type RecordFailure,
  type SeenAssignment,
  type WantedNote,
} from '~/data/staff/underwriting-records';
import { fail, ok, type Result } from '~/domain/result';
import { isApplicationId, readQueueAddress } from '~/domain/underwriting/queue-address';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

/** The key of the single overview. */
export const SINGLE_KEY = '';

/** The overview of the queue. Undefined when the caller is not staff. */
export type KnownOverview = { overview: UnderwritingOverview | undefined };

/** The application in the address. Undefined when it does not exist or is the caller's own. */
export type NamedApplication = { application: StaffApplication | undefined; isOwn: boolean };

const QUEUE_NOT_LOADED = 'Failed to load the queue';

/** The number of applications by status, and the members of staff. */
export const overviewView: DeskView<KnownOverview> = createDeskView(async () => {
  const result = await withDb(loadUnderwritingOverview);

  return result.ok ? ok({ overview: result.value }) : result;
}, QUEUE_NOT_LOADED);

/** One page of the queue. The key is the query of its address. */
export const queueView: DeskView<QueuePage> = createDeskView(
  (userId, search) => withDb((db) => listQueue(db, userId, readQueueAddress(search))),
  QUEUE_NOT_LOADED,
);

/** One application. The key is its id. */
export const applicationView: DeskView<NamedApplication> = createDeskView<NamedApplication>(
  async (_userId, id) => {
    if (!isApplicationId(id)) return ok({ application: undefined, isOwn: false });
    const part = await fetchPart(import('~/data/staff/underwriting-application'));
    if (!part.ok) return fail('unreachable');
    const result = await withDb((db) => part.value.findStaffApplication(db, id));
    if (!result.ok) return result;
    if (result.value === 'own-application') return ok({ application: undefined, isOwn: true });

    return ok({ application: result.value, isOwn: false });
  },
  'Failed to load the application',
);

const loadActions = () => import('~/data/staff/underwriting-actions');
const loadChallenge = () => import('./code-challenge');

/**
 * Load the code for decisions while there is a connection. A browser does not retry code that
 * failed to load once, so a decision first sent offline could never be sent.
 */
export async function prepareToDecide(): Promise<void> {
  await Promise.allSettled([loadZod(), loadActions(), loadChallenge()]);
}

/** Decide an application. The application reloads, whatever the outcome. */
export function decide(decision: WantedDecision): Promise<DecisionResult> {
  return callAndRefresh(decision.applicationId, async () => {
    const { decideApplication } = await loadActions();

    return withDb((db) => decideApplication(db, decision));
  });
}

/** Issue the bond of an application. The application reloads, whatever the outcome. */
export function issue(applicationId: string): Promise<IssueResult> {
  return callAndRefresh(applicationId, async () => {
    const { issueBond } = await loadActions();

    return withDb((db) => issueBond(db, applicationId));
  });
}

/** Store the executed form of a court or agency as the bond. The application reloads, whatever the outcome. */
export function uploadOwnForm(applicationId: string, file: File): Promise<OwnFormResult> {
  return callAndRefresh(applicationId, async () => {
    const { storeOwnForm } = await import('~/data/staff/own-form');

    return withDb((db) => storeOwnForm(db, applicationId, file));
  });
}

/** Add the blank form of a court or agency to an application. The application reloads, whatever the outcome. */
export function uploadBlankForm(applicationId: string, file: File): Promise<BlankFormResult> {
  return callAndRefresh(applicationId, async () => {
    const { addBlankForm } = await import('~/data/staff/own-form');

    return withDb((db) => addBlankForm(db, applicationId, file));
  });
}

async function callAndRefresh<Answer extends { ok: true } | { ok: false; code: string }>(
  applicationId: string,
  call: () => Promise<Answer>,
): Promise<Answer | ReturnType<typeof fail<ConnectionFailure>>> {
  let result: Answer | ReturnType<typeof fail<ConnectionFailure>>;
  try {
    await loadZod(); // the code that validates the functions' answers loads with the first call
    const { withRecentCode } = await loadChallenge();
    result = await withRecentCode(call);
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  await Promise.all([
    applicationView.refresh(applicationId),
    result.ok ? overviewView.refresh(SINGLE_KEY) : undefined,
  ]);

  return result;
}

/**
 * Assign applications to a member of staff, or unassign them when `staffId` is undefined. Returns
 * the ids of the applications that changed.
 */
export async function assign(
  seen: readonly SeenAssignment[],
  staffId: string | undefined,
): Promise<Result<string[], RecordFailure>> {
  const result = await withDb((db) => assignApplications(db, seen, staffId));
  await overviewView.refresh(SINGLE_KEY);

  return result;
}

/** Add a note for colleagues. The application reloads, whatever the outcome. */
export async function addNote(wanted: WantedNote): Promise<Result<undefined, RecordFailure>> {
  const result = await withDb((db) => addApplicationNote(db, wanted));
  await applicationView.refresh(wanted.applicationId);

  return result;
}
