import { atom, type WritableAtom } from 'nanostores';
import type { ChangeResult, WantedChange } from '~/data/bonds/bond-request-actions';
import { type BondRequests, loadBondRequests } from '~/data/bonds/bond-requests';
import { withDb } from '~/data/connection/client';
import type { Db } from '~/data/connection/db';
import { connectionFailure } from '~/data/connection/connection';
import type { BondChangeAnswer } from '~/domain/bond-requests/change-request';
import type { ChangeField } from '~/domain/bond-requests/read-change';
import type { RequestKind, RequestStatus } from '~/domain/bond-requests/request-kinds';
import type { ProofKind } from '~/domain/bond-requests/request-proofs';
import { fail, ok } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { randomId } from '~/platform/random';
import { bondView } from './desk';
import { createDeskView, type DeskView } from './desk-view';

/** The requests about one bond. The key is the bond's id. */
export const bondRequestsView: DeskView<BondRequests> = createDeskView((userId, bondId) =>
  withDb((db) => loadBondRequests(db, userId, bondId)),
);

/**
 * A request that the customer is writing. It stays while the customer looks at other parts of the
 * dashboard.
 */
export type RequestDraft = {
  isOpen: boolean;
  kind?: RequestKind;
  typed: Partial<Record<ChangeField, string>>;
  proofKind?: ProofKind;
  note: string;
};

const drafts = new Map<string, WritableAtom<RequestDraft>>();

/** The request draft for one bond. */
export function requestDraftOf(bondId: string): WritableAtom<RequestDraft> {
  const $draft = drafts.get(bondId) ?? atom(emptyDraft());
  drafts.set(bondId, $draft);

  return $draft;
}

/** Change the request draft for one bond. */
export function changeDraft(bondId: string, changes: Partial<RequestDraft>): void {
  const $draft = requestDraftOf(bondId);
  $draft.set({ ...$draft.get(), ...changes });
}

/** Discard the request draft for one bond. */
export function dropDraft(bondId: string): void {
  requestDraftOf(bondId).set(emptyDraft());
}

function emptyDraft(): RequestDraft {
  return { isOpen: false, typed: {}, note: '' };
}

/** The contents of a request. This store creates the request's id. */
export type RequestContent = Omit<WantedChange, 'requestId'>;

/** The last request about each bond whose answer has not arrived. */
const unanswered = new Map<string, { content: string; requestId: string }>();

/**
 * Send a request. After a lost answer, the same contents are sent under the same id, and other
 * contents under a new one. The lists reload when the answer reports a change, or when no answer
 * comes.
 */
export async function sendRequest(content: RequestContent): Promise<ChangeResult> {
  const { bondId } = content;
  const requestId = idOf(content);
  const result = await callAndRefresh(bondId, { requestId, status: 'requested' }, async (db) =>
    (await loadActions()).requestBondChange(db, { requestId, ...content }),
  );
  if (result.ok) unanswered.delete(bondId);

  return result;
}

function idOf(content: RequestContent): string {
  const sorted = Object.entries(content).toSorted(([one], [other]) => one.localeCompare(other));
  const text = JSON.stringify(sorted);
  const known = unanswered.get(content.bondId);
  if (known?.content === text) return known.requestId;

  const requestId = randomId();
  unanswered.set(content.bondId, { content: text, requestId });

  return requestId;
}

/** Withdraw an open request. The lists reload as in `sendRequest`. */
export function takeRequestBack(bondId: string, requestId: string): Promise<ChangeResult> {
  return callAndRefresh(bondId, { requestId, status: 'withdrawn' }, async (db) =>
    (await loadActions()).withdrawBondRequest(db, requestId),
  );
}

/** Failures after which the dashboard may be out of date. */
const NEWS: readonly string[] = ['not-open', 'already-open', 'unreachable'];

async function callAndRefresh(
  bondId: string,
  wanted: BondChangeAnswer,
  call: (db: Db) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  let result: ChangeResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code for the call did not load
  }
  if (!result.ok && !NEWS.includes(result.code)) return result;

  await Promise.all([bondRequestsView.refresh(bondId), bondView.refresh(bondId)]);
  // Only the answer was lost: the reloaded list shows that the call arrived.
  const hasArrived =
    !result.ok && result.code === 'unreachable' && statusOf(bondId, wanted) === wanted.status;

  return hasArrived ? ok(wanted) : result;
}

function statusOf(bondId: string, { requestId }: BondChangeAnswer): RequestStatus | undefined {
  const known = bondRequestsView.at(bondId).get().value?.requests;

  return known?.find(({ id }) => id === requestId)?.status;
}

/** The code that validates the functions' answers loads with the first call. */
async function loadActions() {
  await loadZod();

  return import('~/data/bonds/bond-request-actions');
}
