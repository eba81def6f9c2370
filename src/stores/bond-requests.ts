import { atom, type WritableAtom } from 'nanostores';
import type { ChangeResult, WantedChange } from '~/data/bond-request-actions';
import { type BondRequests, loadBondRequests } from '~/data/bond-requests';
import { type Db, withDb } from '~/data/client';
import { connectionFailure } from '~/data/connection';
import type { ChangeField } from '~/domain/bond-requests/read-change';
import type { RequestKind } from '~/domain/bond-requests/request-kinds';
import type { ProofKind } from '~/domain/bond-requests/request-proofs';
import { fail } from '~/domain/result';
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
  /** Under this id it is sent, however often it takes. */
  requestId: string;
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
  return { requestId: randomId(), isOpen: false, typed: {}, note: '' };
}

/** Send a request. However it ends, the desk looks again what was asked. */
export function sendRequest(wanted: WantedChange): Promise<ChangeResult> {
  return act(wanted.bondId, async (db) => (await loadActions()).requestBondChange(db, wanted));
}

/** Take an open request back. However it ends, the desk looks again what was asked. */
export function takeRequestBack(bondId: string, requestId: string): Promise<ChangeResult> {
  return act(bondId, async (db) => (await loadActions()).withdrawBondRequest(db, requestId));
}

async function act(bondId: string, call: (db: Db) => Promise<ChangeResult>): Promise<ChangeResult> {
  let result: ChangeResult;
  try {
    result = await withDb(call);
  } catch {
    result = fail(connectionFailure()); // the code that calls did not load
  }
  const isNews = result.ok || ['not-open', 'already-open'].includes(result.code);
  if (isNews) await Promise.all([bondRequestsView.refresh(bondId), bondView.refresh(bondId)]);

  return result;
}

/** What checks the answers of functions is loaded when the first is called. */
async function loadActions() {
  await loadZod();

  return import('~/data/bond-request-actions');
}
