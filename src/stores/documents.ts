import { atom } from 'nanostores';
import {
  type ApplicationDocument,
  deleteDocument,
  listApplicationDocuments,
} from '~/data/application-documents';
import { getDb, withDb } from '~/data/client';
import type { ConnectionFailure } from '~/data/connection';
import { followDocumentChanges } from '~/data/document-changes';
import { getDocumentUrl } from '~/data/document-opening';
import { openWaitingTab } from '~/platform/new-tab';
import { isOnline, onNetworkChange } from '~/platform/network';
import { onPageFocus } from '~/platform/page-focus';
import { DELETE_FAILURES, DOCUMENT_TOASTS, ERROR_TOAST_MS } from './document-words';
import { showToast } from './toasts';

/** The documents of one application as they were last loaded. What is there stays while it is loaded anew. */
export type DocumentList = {
  applicationId: string;
  status: 'loading' | 'loaded' | 'failed';
  documents: readonly ApplicationDocument[];
  /** Why the last loading failed. */
  failure?: 'load-failed' | ConnectionFailure;
};

/** The documents that are followed; undefined while none are. */
export const $documents = atom<DocumentList | undefined>();

let isLoading = false;
let hasMore = false;

/**
 * Keep the documents of an application in the store, as this tab, other tabs and other devices change them: told by a
 * socket, and where there is none, looked up whenever the visitor or the connection comes back. `onReturn` is called
 * after the first load and after each such return. The function returned stops it.
 */
export function followDocuments(applicationId: string, onReturn: () => void): () => void {
  let isWanted = true;
  let stopChanges: (() => void) | undefined;
  $documents.set({ applicationId, status: 'loading', documents: [] });

  const lookAgain = () => void refreshDocuments().then(() => isWanted && onReturn());
  const stops = [
    onPageFocus(lookAgain),
    onNetworkChange(() => {
      if (isOnline()) lookAgain();
    }),
  ];
  lookAgain();
  getDb().then(
    (db) => {
      if (!isWanted) return;
      stopChanges = followDocumentChanges(db, applicationId, () => void refreshDocuments());
    },
    () => undefined, // without the code of the client nothing loads, and the list says so
  );

  return () => {
    isWanted = false;
    stopChanges?.();
    for (const stop of stops) stop();
    if ($documents.get()?.applicationId === applicationId) $documents.set(undefined);
  };
}

/** Load the list that is followed anew. One call at a time; what happens meanwhile is looked up with the next. */
export async function refreshDocuments(): Promise<void> {
  hasMore = true;
  if (isLoading) return untilLoaded();

  isLoading = true;
  while (hasMore) {
    hasMore = false;
    await load();
  }
  isLoading = false;
  $loads.set($loads.get() + 1);
}

/** Grows whenever a load has ended. */
const $loads = atom(0);

function untilLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const stop = $loads.listen(() => {
      stop();
      resolve();
    });
  });
}

async function load(): Promise<void> {
  const list = $documents.get();
  if (!list) return;

  const { applicationId } = list;
  const result = await withDb((db) => listApplicationDocuments(db, applicationId));
  const current = $documents.get();
  if (current?.applicationId !== applicationId) return;

  if (result.ok) {
    $documents.set({ applicationId, status: 'loaded', documents: result.value });
    return;
  }

  $documents.set({ ...current, status: 'failed', failure: result.code });
  if (current.status === 'loading') {
    showToast({ title: DOCUMENT_TOASTS.loadFailed, type: 'error', durationMs: ERROR_TOAST_MS });
  }
}

/**
 * Show a document in a tab of its own, or download it where browsers do not show its kind. Call it while handling a
 * press. Never rejects; a toast says why it did not open.
 */
export async function previewDocument(document: ApplicationDocument): Promise<void> {
  const tab = openWaitingTab();
  if (tab.isBlocked) {
    showToast({ title: DOCUMENT_TOASTS.openFailed, type: 'error', durationMs: ERROR_TOAST_MS });
    return;
  }

  const address = await withDb((db) => getDocumentUrl(db, document.id));
  if (address.ok) {
    tab.goTo(address.value);
    return;
  }

  tab.close();
  showToast({ title: DOCUMENT_TOASTS.previewRefused, type: 'error', durationMs: ERROR_TOAST_MS });
}

/** Delete a document for good. Answers whether it is gone; toasts say how it went. Never rejects. */
export async function removeDocument(document: ApplicationDocument): Promise<boolean> {
  const result = await withDb((db) => deleteDocument(db, document));
  await refreshDocuments();

  if (result.ok) {
    showToast({ title: DOCUMENT_TOASTS.deleted, type: 'success' });
    return true;
  }

  showToast({
    title: DOCUMENT_TOASTS.deleteFailed,
    description: DELETE_FAILURES[result.code],
    type: 'error',
    durationMs: ERROR_TOAST_MS,
  });

  return result.code === 'not-found';
}
