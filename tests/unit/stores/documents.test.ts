// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $documents,
  followDocuments,
  previewDocument,
  refreshDocuments,
  removeDocument,
} from '~/stores/documents';
import { $toasts } from '~/stores/toasts';
import { keepSession } from './account-server';
import { DocumentServer } from './document-server';
import { NoSocket } from './no-socket';

vi.stubGlobal('WebSocket', NoSocket);
const server = new DocumentServer();
server.listen();

const tab = { opener: {}, closed: false, location: { replace: vi.fn() }, close: vi.fn() };
const onReturn = vi.fn();
let stop: () => void;

beforeEach(() => {
  keepSession();
  server.rows.length = 0;
  server.fails = {};
  $toasts.set([]);
  vi.clearAllMocks();
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
});

afterEach(() => stop());

const names = () => $documents.get()?.documents.map(({ id }) => id);

/** Follow one application until its documents are loaded. */
async function follow(): Promise<void> {
  stop = followDocuments('q1', onReturn);
  await expect.poll(() => $documents.get()?.status).not.toBe('loading');
}

function firstDocument() {
  const [document] = $documents.get()?.documents ?? [];
  if (!document) throw new Error('There is no document');

  return document;
}

describe('the list of documents', () => {
  it("contains one application's documents, and none before an application is opened", async () => {
    server.put();
    server.put({ application_id: 'q2' });
    await follow();

    expect(names()).toEqual(['d1']);
    expect(onReturn).toHaveBeenCalledOnce();
    stop();
    expect($documents.get()).toBeUndefined();
    await refreshDocuments();
    expect($documents.get()).toBeUndefined();
  });

  it.each([
    ['the visitor', () => window.dispatchEvent(new Event('focus'))],
    ['the page', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the connection', () => window.dispatchEvent(new Event('online'))],
  ])('is loaded again when %s comes back', async (_, comeBack) => {
    await follow();
    server.put();

    comeBack();

    await expect.poll(names).toEqual(['d1']);
    await expect.poll(() => onReturn.mock.calls.length).toBe(2);
  });

  it('reports a failed load, and keeps its data', async () => {
    server.put();
    await follow();
    server.fails.list = 500;
    await refreshDocuments();
    expect($documents.get()).toMatchObject({ status: 'failed', failure: 'load-failed' });
    expect(names()).toEqual(['d1']);
    expect($toasts.get()).toEqual([]);
    stop();

    await follow();
    expect($toasts.get()).toMatchObject([
      { title: 'Error: Failed to load documents', type: 'error', durationMs: 3000 },
    ]);
    server.fails = {};
    await refreshDocuments();
    expect($documents.get()).toMatchObject({ status: 'loaded' });
    expect($documents.get()).not.toHaveProperty('failure');
  });

  it('is loaded once more after any number of changes during a load', async () => {
    await follow();

    const first = refreshDocuments();
    server.put();
    await Promise.all([first, refreshDocuments(), refreshDocuments()]);

    expect(names()).toEqual(['d1']);
  });
});

describe('a preview', () => {
  it('opens in a new tab at once', async () => {
    server.put();
    await follow();

    const opening = previewDocument(firstDocument());
    expect(window.open).toHaveBeenCalledOnce();
    await opening;

    expect(tab.location.replace).toHaveBeenCalledWith('http://storage.example/signed/d1');
  });

  it('closes the tab and reports a refusal', async () => {
    server.put();
    await follow();
    server.fails.open = 'not-found';

    await previewDocument(firstDocument());

    expect(tab.close).toHaveBeenCalledOnce();
    expect($toasts.get()).toMatchObject([{ title: 'Unable to open file preview' }]);
  });

  it('never leaves the page when the browser opens no tab', async () => {
    server.put();
    await follow();
    vi.mocked(window.open).mockReturnValue(null);

    await previewDocument(firstDocument());

    expect($toasts.get()).toMatchObject([{ title: 'Failed to open file' }]);
  });
});

describe('deleting', () => {
  it('removes the document from the list and reports it', async () => {
    server.put();
    await follow();

    expect(await removeDocument(firstDocument())).toBe(true);

    expect(names()).toEqual([]);
    expect($toasts.get()).toMatchObject([{ title: 'Document deleted successfully' }]);
  });

  it.each([
    [
      'was deleted already',
      () => (server.rows[0] = server.put({ status: 'deleted' })),
      'Document not found',
      true,
    ],
    ['is refused', () => (server.fails.update = 403), 'Failed to update document status', false],
  ])('reports a document that %s', async (_, prepare, description, isGone) => {
    server.put();
    await follow();
    const document = firstDocument();
    prepare();

    expect(await removeDocument(document)).toBe(isGone);

    expect($toasts.get()).toMatchObject([
      { title: 'Delete Failed', description, type: 'error', durationMs: 3000 },
    ]);
  });
});
