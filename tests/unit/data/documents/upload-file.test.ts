// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_SUPABASE_URL } from 'astro:env/client';
import type { Db } from '~/data/connection/db';
import type { FileToUpload } from '~/data/documents/file-to-upload';
import { uploadFile } from '~/data/documents/upload-file';
import { cannedServer } from '../canned-server';
import { onUpload, type SentUpload } from '../fake-upload';

const PATH = 'app/q/other/uuid-will.pdf';

type Tokens = { first?: string; fresh?: string | undefined; error?: object };

/** A client whose session has the first token, and the second one after a renewal. */
function signedIn({ first, fresh, error }: Tokens): Db {
  const { db } = cannedServer(() => new Response(null, { status: 500 }));
  let token = first;
  const session = () => (token === undefined ? null : { access_token: token });
  db.auth.getSession = () =>
    Promise.resolve({ data: { session: session() }, error: error ?? null }) as never;
  db.auth.refreshSession = () => {
    token = fresh;

    return Promise.resolve({ data: { session: session() }, error: null }) as never;
  };
  db.auth.signOut = () => Promise.resolve({ error: null }) as never;

  return db;
}

function fileToUpload(changes: Partial<FileToUpload> = {}): FileToUpload {
  return {
    bucket: 'applications',
    path: PATH,
    file: new Blob(['%PDF-1.4 will']),
    mimeType: 'application/pdf',
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  };
}

let sent: SentUpload[];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function answerWith(...replies: ((upload: SentUpload) => void)[]): void {
  onUpload((upload) => {
    sent.push(upload);
    replies.shift()?.(upload);
  });
}

const stored = ({ request }: SentUpload) => request.answer(200, '{"Key":"a"}');

describe('uploadFile', () => {
  it('sends the raw file as the signed-in user, and never overwrites a file', async () => {
    answerWith(stored);
    const file = fileToUpload();

    expect(await uploadFile(signedIn({ first: 'token' }), file)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: `${PUBLIC_SUPABASE_URL}/storage/v1/object/applications/${PATH}`,
        headers: {
          authorization: 'Bearer token',
          apikey: 'sb_publishable_test',
          'content-type': 'application/pdf',
          'cache-control': 'max-age=0',
          'x-upsert': 'false',
        },
      },
    ]);
    expect(sent[0]?.body).toBe(file.file);
  });

  it('reports progress', async () => {
    const seen: number[] = [];
    answerWith((upload) => {
      upload.request.move(4);
      upload.request.move(13);
      stored(upload);
    });

    const onProgress = (bytes: number) => void seen.push(bytes);
    await uploadFile(signedIn({ first: 'token' }), fileToUpload({ onProgress }));

    expect(seen).toEqual([4, 13]);
  });

  it('retries once with a new token', async () => {
    answerWith(({ request }) => request.answer(401), stored);

    const result = await uploadFile(signedIn({ first: 'old', fresh: 'fresh' }), fileToUpload());

    expect(result.ok).toBe(true);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer old',
      'Bearer fresh',
    ]);
  });

  it.each([
    ['nobody is signed in', {}, 'session-ended', 0],
    ['the session ends with it', { first: 'old' }, 'session-ended', 1],
    ['a fresh token is refused too', { first: 'old', fresh: 'fresh' }, 'not-stored', 2],
    [
      'the session cannot be asked for',
      { error: { name: 'AuthRetryableFetchError' } },
      'unreachable',
      0,
    ],
  ])('fails when %s', async (_, tokens: Tokens, code, requests) => {
    const refuse = ({ request }: SentUpload) => request.answer(401);
    answerWith(refuse, refuse);

    expect(await uploadFile(signedIn(tokens), fileToUpload())).toEqual({ ok: false, code });
    expect(sent).toHaveLength(requests);
  });

  it('fails when the connection breaks', async () => {
    answerWith(({ request }) => request.breakOff());

    expect(await uploadFile(signedIn({ first: 'token' }), fileToUpload())).toEqual({
      ok: false,
      code: 'unreachable',
    });
  });

  it('stops after a minute without progress, and not earlier', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerWith(({ request }) => {
      vi.advanceTimersByTime(59_999);
      request.move(5);
      vi.advanceTimersByTime(59_999);
      expect(settled).toBe(false);
      vi.advanceTimersByTime(1);
    });
    let settled = false;
    const upload = uploadFile(signedIn({ first: 'token' }), fileToUpload());
    void upload.then(() => {
      settled = true;
    });

    expect(await upload).toEqual({ ok: false, code: 'unreachable' });
  });

  it('stops when the caller cancels it, even before its start', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    answerWith(() => controller.abort());
    const db = signedIn({ first: 'token' });

    expect(await uploadFile(db, fileToUpload({ signal }))).toEqual({
      ok: false,
      code: 'cancelled',
    });
    expect(await uploadFile(db, fileToUpload({ signal }))).toEqual({
      ok: false,
      code: 'cancelled',
    });
    expect(sent).toHaveLength(1);
  });

  it('asks once whether Storage supports resumable uploads, for files above 6 MB only, and uploads without them', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal('fetch', fetch);
    answerWith(stored, stored, stored);
    const db = signedIn({ first: 'token' });
    const upload = (size: number) =>
      uploadFile(db, fileToUpload({ file: new Blob([new Uint8Array(size)]) }));

    await upload(6_291_456);
    expect(fetch).not.toHaveBeenCalled();
    await upload(6_291_457);
    await upload(6_291_457);

    expect(fetch).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(3);
  });
});
