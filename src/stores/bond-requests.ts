import { atom, type WritableAtom } from 'nanostores';
import type { ChangeResult, WantedChange } from '~/data/bond-request-actions';
import { type BondRequests, loadBondRequests } from '~/data/bond-requests';
import { type Db, withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import type { BondChangeAnswer } from '~/domain/bond-requests/change-request';
import type { ChangeField } from '~/domain/bond-requests/read-change';
import type { RequestKind, RequestStatus } from '~/domain/bond-requests/request-kinds';
import type { ProofKind } from '~/domain/bond-requests/request-proofs';
import { fail, ok } from '~/domain/result';
import { loadZod } from '~/platform/load-zod';
import { randomId } from '~/platform/random';
import { bondView } from './desk';
import { createDeskView, type DeskView } from './desk-view';

/** What was asked about one bond; the key is its id. */
export const bondRequestsView: DeskView<BondRequests> = createDeskView((userId, bondId) =>
  withDb((db) => loadBondRequests(db, userId, bondId)),
);

/** A request that is being written: it stays as it is while the customer looks at something else on the desk. */
export type RequestDraft = {
  isOpen: boolean;
  kind?: RequestKind;
  typed: Partial<Record<ChangeField, string>>;
  proofKind?: ProofKind;
  note: string;
};

const drafts = new Map<string, WritableAtom<RequestDraft>>();

/** What is being written about one bond. */
export function requestDraftOf(bondId: string): WritableAtom<RequestDraft> {
  const $draft = drafts.get(bondId) ?? atom(emptyDraft());
  drafts.set(bondId, $draft);

  return $draft;
}

/** Change what is being written. */
export function changeDraft(bondId: string, changes: Partial<RequestDraft>): void {
  const $draft = requestDraftOf(bondId);
  $draft.set({ ...$draft.get(), ...changes });
}

/** Put what is being written away. */
export function dropDraft(bondId: string): void {
  requestDraftOf(bondId).set(emptyDraft());
}

function emptyDraft(): RequestDraft {
  return { isOpen: false, typed: {}, note: '' };
}

/** What a request says; the id it is sent under is kept here. */
export type RequestContent = Omit<WantedChange, 'requestId'>;

/** What was sent about each bond without an answer that it arrived. */
const unanswered = new Map<string, { content: string; requestId: string }>();

/**
 * Send a request. Sent again after a lost answer it is the same request; with other content it is another. The desk
 * looks again what was asked where the answer says that it is news, or where there is none.
 */
export async function sendRequest(content: RequestContent): Promise<ChangeResult> {
  const { bondId } = content;
  const requestId = idOf(content);
  const result = await act(bondId, { requestId, status: 'requested' }, async (db) =>
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

/** Take an open request back. The desk looks again as after sending one. */
export function takeRequestBack(bondId: string, requestId: string): Promise<ChangeResult> {
  return act(bondId, { requestId, status: 'withdrawn' }, async (db) =>
    (await loadActions()).withdrawBondRequest(db, requestId),
  );
}

/** After these the desk may show what is not so any more. */
const NEWS: readonly string[] = ['not-open', 'already-open', 'unreachable'];

async function act(
  bondId: string,
  wanted: BondChangeAnswer,
  call: (db: Db) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  let result: ChangeResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  if (!result.ok && !NEWS.includes(result.code)) return result;

  await Promise.all([bondRequestsView.refresh(bondId), bondView.refresh(bondId)]);
  // Only the answer was lost: the list shows that the call arrived.
  const hasArrived =
    !result.ok && result.code === 'unreachable' && statusOf(bondId, wanted) === wanted.status;

  return hasArrived ? ok(wanted) : result;
}

function statusOf(bondId: string, { requestId }: BondChangeAnswer): RequestStatus | undefined {
  const known = bondRequestsView.at(bondId).get().value?.requests;

  return known?.find(({ id }) => id === requestId)?.status;
}

/** What checks the answers of functions is loaded when the first is called. */
async function loadActions() {
  await loadZod();

  return import('~/data/bond-request-actions');
}
