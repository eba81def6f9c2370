import { atom } from 'nanostores';
import {
  type ApplicationDocument,
  deleteDocument,
  listApplicationDocuments,
} from '~/data/documents/application-documents';
import { getDb, withDb } from '~/data/connection/client';
import type { ConnectionFailure } from '~/data/connection/connection';
import { followDocumentChanges } from '~/data/documents/document-changes';
import { getDocumentUrl } from '~/data/documents/document-opening';
import { openWaitingTab } from '~/platform/new-tab';
import { isOnline, onNetworkChange } from '~/platform/network';
import { onPageFocus } from '~/platform/page-focus';
import { DELETE_FAILURES, DOCUMENT_TOASTS } from './document-words';
import { ERROR_TOAST_MS, showToast } from './toasts';

/** The documents of one application as last loaded. They stay during a reload. */
export type DocumentList = {
  applicationId: string;
  status: 'loading' | 'loaded' | 'failed';
  documents: readonly ApplicationDocument[];
  /** Reason that the last load failed. */
  failure?: 'load-failed' | ConnectionFailure;
};

/** The list that is kept up to date. Undefined when there is none. */
export const $documents = atom<DocumentList | undefined>();

let isLoading = false;
let hasMore = false;

/**
 * Keep the documents of an application in the store up to date with this tab, other tabs and other
 * devices. A socket reports the changes; without a socket, the list reloads when the visitor or the
 * connection returns. `onReturn` is called after the first load and after each return. The returned
 * function stops the updates.
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
    () => undefined, // without the client's code nothing loads, and the list says so
  );

  return () => {
    isWanted = false;
    stopChanges?.();
    for (const stop of stops) stop();
    if ($documents.get()?.applicationId === applicationId) $documents.set(undefined);
  };
}

/**
 * Reload the list. Loads run one at a time, and a call during a load starts another load after it.
 */
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

/** Increases when a load ends. */
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
 * Open a document in a new tab, or download it if browsers do not display its type. Call this
 * function in an event handler of a click, because browsers block other new tabs. Never rejects. A
 * toast says why a document did not open.
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

/**
 * Permanently delete a document. Returns whether it no longer exists. Toasts report the outcome.
 * Never rejects.
 */
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
