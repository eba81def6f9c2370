// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '~/domain/result';
import type { UploadTarget } from '~/stores/document-upload';
import {
  $uploads,
  addUploads,
  checkLeftovers,
  dropAllUploads,
  dropUpload,
  retryUpload,
} from '~/stores/document-uploads';
import { followDocuments, refreshDocuments } from '~/stores/documents';
import { $session } from '~/stores/session';
import { $toasts } from '~/stores/toasts';
import { pdfFile, photoFile, programFile } from '../../support/upload-files';
import { keepSession } from './account-server';
import { DocumentServer } from './document-server';
import { NoSocket } from './no-socket';

let server: DocumentServer;
let stopFollowing: () => void;
const USER = { id: 'u1', email: 'ada@example.com', isVerified: true };

// A page's client reads its network once, so it gets a function that forwards to the current server.
vi.stubGlobal('WebSocket', NoSocket);
const current = new DocumentServer();
current.listen();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepSession();
  current.rows.length = 0;
  current.uploads.length = 0;
  current.checks.length = 0;
  current.files.clear();
  current.fails = {};
  current.holdsUploads = false;
  server = current;
  $toasts.set([]);
  $session.set({ status: 'signed-in', user: USER });
  stopFollowing = followDocuments('q1', () => undefined);
});

afterEach(() => {
  dropAllUploads();
  stopFollowing();
});

function target(changes: Partial<UploadTarget> = {}): UploadTarget {
  return {
    applicationId: 'q1',
    docType: 'other',
    keepApplication: () => Promise.resolve(ok(undefined)),
    ...changes,
  };
}

function file(name = 'The will.pdf', bytes: Uint8Array = pdfFile()): File {
  return new File([Uint8Array.from(bytes)], name, { lastModified: 1 });
}

const stages = () => $uploads.get().map(({ stage }) => stage);
const failures = () => $uploads.get().map(({ failure }) => failure);
const idOf = (index: number) => $uploads.get()[index]?.id ?? '';
const isDone = () => expect.poll(() => $uploads.get()).toEqual([]);

describe('an upload', () => {
  it('becomes a document that counts, and reports it', async () => {
    addUploads(target(), [file()]);
    await isDone();

    expect(server.rows).toMatchObject([
      {
        application_id: 'q1',
        doc_type: 'other',
        original_name: 'The will.pdf',
        mime_type: 'application/pdf',
        size_bytes: pdfFile().length,
        is_checked: true,
      },
    ]);
    expect(server.rows[0]?.storage_path).toMatch(/^app\/q1\/other\/[0-9a-f-]{36}-the-will\.pdf$/);
    expect($toasts.get()).toMatchObject([
      { title: 'The will.pdf uploaded successfully', type: 'success' },
    ]);
  });

  it('of a photograph loses its location before it leaves the device', async () => {
    addUploads(target(), [file('License.jpg', await photoFile())]);
    await isDone();

    const sent = Buffer.from((await server.uploads[0]?.body.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sent.includes('Marshphone')).toBe(false);
    expect(server.rows).toMatchObject([{ mime_type: 'image/jpeg', size_bytes: sent.length }]);
  });

  it('runs three at a time, and never twice with the same file', async () => {
    server.holdsUploads = true;
    const files = [file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf')];

    addUploads(target(), files);
    addUploads(target(), files);
    await expect.poll(() => server.uploads.length).toBe(3);
    expect(stages()).toEqual(['uploading', 'uploading', 'uploading', 'waiting']);

    const [first] = server.uploads;
    if (first) server.arrive(first);
    await expect.poll(() => server.uploads.length).toBe(4);
    server.uploads.slice(1).forEach((upload) => server.arrive(upload));
    await isDone();
    expect(server.rows).toHaveLength(4);
  });

  it('accepts the same file for two applications, and keeps them apart', async () => {
    server.holdsUploads = true;

    addUploads(target(), [file()]);
    addUploads(target({ applicationId: 'q2' }), [file()]);

    expect($uploads.get()).toMatchObject([{ applicationId: 'q1' }, { applicationId: 'q2' }]);
  });

  it('reports its progress', async () => {
    server.holdsUploads = true;
    addUploads(target(), [file()]);
    await expect.poll(() => server.uploads.length).toBe(1);

    server.uploads[0]?.request.move(pdfFile().length / 2);

    expect($uploads.get()[0]?.share).toBe(0.5);
  });

  it.each([
    ['what is no document', file('setup.pdf', programFile()), 'invalid-type'],
    ['an empty file', file('a.pdf', new Uint8Array()), 'empty'],
    ['a photograph of an iPhone', file('a.heic', programFile()), 'heic'],
  ])('of %s fails before any request', async (_, chosen, failure) => {
    addUploads(target(), [chosen]);
    await expect.poll(failures).toEqual([failure]);

    expect(server.uploads).toEqual([]);
    expect($toasts.get()).toMatchObject([
      {
        title: 'Upload Failed',
        description: 'Invalid file type. Please upload PDF, DOC, DOCX, JPG, or PNG files.',
        type: 'error',
        durationMs: 3000,
      },
    ]);
  });

  it('does not start when the account does not own the application', async () => {
    addUploads(target({ keepApplication: () => Promise.resolve(fail('not-open')) }), [file()]);
    await expect.poll(failures).toEqual(['not-open']);

    expect(server.uploads).toEqual([]);
  });

  it('is sent again after a failure in Storage and a retry', async () => {
    server.holdsUploads = true;
    addUploads(target(), [file()]);
    await expect.poll(() => server.uploads.length).toBe(1);
    server.uploads[0]?.request.answer(500);
    await expect.poll(failures).toEqual(['not-stored']);

    server.holdsUploads = false;
    retryUpload(idOf(0));
    await isDone();
    expect(server.rows).toHaveLength(1);
    retryUpload('nobody');
  });

  it('is removed from Storage when its row cannot be saved, and gets a new path', async () => {
    server.fails.insert = 500;
    addUploads(target(), [file()]);
    await expect.poll(failures).toEqual(['not-saved']);
    await expect.poll(() => server.files.size).toBe(0);

    server.fails = {};
    retryUpload(idOf(0));
    await isDone();
    expect(server.uploads[1]?.url).not.toBe(server.uploads[0]?.url);
    expect(server.files.size).toBe(1);
  });

  it('waits for the ended session, then adds only the missing part', async () => {
    server.fails.insert = 401;
    addUploads(target(), [file()]);
    await expect.poll(failures).toEqual(['session-ended']);

    server.fails = {};
    keepSession();
    $session.set({ status: 'expired', user: USER });
    $session.set({ status: 'signed-in', user: USER });

    await isDone();
    expect(server.uploads).toHaveLength(1);
    expect(server.rows).toHaveLength(1);
  });

  it("disappears after the server's check refuses it, with the reason", async () => {
    server.fails.check = 'invalid-type';
    addUploads(target(), [file()]);
    await expect.poll(failures).toEqual(['invalid-type']);
    await refreshDocuments();

    expect(server.rows).toMatchObject([{ status: 'deleted' }]);
  });

  it('becomes a document when its check gets no answer, and is checked later', async () => {
    server.fails.check = 'unexpected';
    addUploads(target(), [file()]);
    await isDone();
    expect(server.rows).toMatchObject([{ status: 'uploaded', is_checked: false }]);

    server.fails = {};
    await checkLeftovers();
    expect(server.rows).toMatchObject([{ is_checked: true }]);
    await checkLeftovers();
    expect(server.checks).toHaveLength(2);
  });

  it('stops when it is canceled, and its bytes are removed', async () => {
    server.holdsUploads = true;
    addUploads(target(), [file()]);
    await expect.poll(() => server.uploads.length).toBe(1);
    const stopped = vi.fn();
    server.uploads[0]?.request.addEventListener('abort', stopped);

    dropUpload(idOf(0));

    expect($uploads.get()).toEqual([]);
    expect(stopped).toHaveBeenCalledOnce();
    expect($toasts.get()).toEqual([]);
  });

  it('leaves the list when its user signs out', async () => {
    server.holdsUploads = true;
    addUploads(target(), [file()]);
    await expect.poll(() => server.uploads.length).toBe(1);

    $session.set({ status: 'signed-out' });

    expect($uploads.get()).toEqual([]);
  });
});
