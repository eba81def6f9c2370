import { withDb } from '~/data/client';
import { connectionFailure, type ConnectionFailure } from '~/data/connection';
import type { DecisionResult, IssueResult, WantedDecision } from '~/data/underwriting-actions';
import { findStaffApplication, type StaffApplication } from '~/data/underwriting-application';
import {
  listQueue,
  loadUnderwritingOverview,
  type QueuePage,
  type UnderwritingOverview,
} from '~/data/underwriting-queue';
import {
  addApplicationNote,
  assignApplications,
  type RecordFailure,
  type SeenAssignment,
  type WantedNote,
} from '~/data/underwriting-records';
import { fail, ok, type Result } from '~/domain/result';
import { isApplicationId, readQueueAddress } from '~/domain/underwriting/queue-address';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';

/** The key of the one overview. */
export const ONLY = '';

/** What the caller may know of the queue as a whole: nothing, where the caller does not work here. */
export type KnownOverview = { overview: UnderwritingOverview | undefined };

/** An application the address names: undefined where there is none. */
export type NamedApplication = { application: StaffApplication | undefined };

const QUEUE_NOT_LOADED = 'Failed to load the queue';

/** How much waits, and who works here. */
export const overviewView: DeskView<KnownOverview> = createDeskView(async () => {
  const result = await withDb(loadUnderwritingOverview);

  return result.ok ? ok({ overview: result.value }) : result;
}, QUEUE_NOT_LOADED);

/** One page of the queue; the key is the query of its address. */
export const queueView: DeskView<QueuePage> = createDeskView(
  (userId, search) => withDb((db) => listQueue(db, userId, readQueueAddress(search))),
  QUEUE_NOT_LOADED,
);

/** One application; the key is its id. */
export const applicationView: DeskView<NamedApplication> = createDeskView(async (_userId, id) => {
  if (!isApplicationId(id)) return ok({ application: undefined });
  const result = await withDb((db) => findStaffApplication(db, id));

  return result.ok ? ok({ application: result.value }) : result;
}, 'Failed to load the application');

const loadActions = () => import('~/data/underwriting-actions');
const loadChallenge = () => import('./code-challenge');

/**
 * Load the code that decides while there is a connection: a browser does not ask again for code that once failed to
 * load, so a decision that is first sent without a connection could not be sent afterwards.
 */
export async function prepareToDecide(): Promise<void> {
  await Promise.allSettled([loadZod(), loadActions(), loadChallenge()]);
}

/** Decide an application. However it ends, the desk looks again where it stands. */
export function decide(decision: WantedDecision): Promise<DecisionResult> {
  return act(decision.applicationId, async () => {
    const { decideApplication } = await loadActions();

    return withDb((db) => decideApplication(db, decision));
  });
}

/** Have the bond of an application issued. However it ends, the desk looks again where it stands. */
export function issue(applicationId: string): Promise<IssueResult> {
  return act(applicationId, async () => {
    const { issueBond } = await loadActions();

    return withDb((db) => issueBond(db, applicationId));
  });
}

async function act<Answer extends { ok: true } | { ok: false; code: string }>(
  applicationId: string,
  call: () => Promise<Answer>,
): Promise<Answer | ReturnType<typeof fail<ConnectionFailure>>> {
  let result: Answer | ReturnType<typeof fail<ConnectionFailure>>;
  try {
    await loadZod(); // what checks the answers of functions is loaded when the first is called
    const { withRecentCode } = await loadChallenge();
    result = await withRecentCode(call);
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  await Promise.all([
    applicationView.refresh(applicationId),
    result.ok ? overviewView.refresh(ONLY) : undefined,
  ]);

  return result;
}

/** Give applications to somebody, or put them back, and say which were given. */
export async function assign(
  seen: readonly SeenAssignment[],
  staffId: string | undefined,
): Promise<Result<string[], RecordFailure>> {
  const result = await withDb((db) => assignApplications(db, seen, staffId));
  await overviewView.refresh(ONLY);

  return result;
}

/** Add a note for the colleagues. However it ends, the desk looks again which notes there are. */
export async function addNote(wanted: WantedNote): Promise<Result<undefined, RecordFailure>> {
  const result = await withDb((db) => addApplicationNote(db, wanted));
  await applicationView.refresh(wanted.applicationId);

  return result;
}
