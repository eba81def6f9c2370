import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../supabase/local/keys';
import { borrowStack } from '../../support/shared-stack';
import { signUpCustomer, type Customer, type TestStack } from '../../support/stack';
import { addPapersBucket, removePapersBucket } from './papers-bucket';

/** The size limit of this test's bucket, in bytes. */
const LIMIT = 1000;

const ORIGIN = 'http://localhost:4321';

let stack: TestStack;
let owner: Customer;
let token: string;
let path: string;

beforeAll(async () => {
  stack = await borrowStack();
  await addPapersBucket(stack, LIMIT);
  owner = await signUpCustomer(stack);
  token = (await owner.client.auth.getSession()).data.session?.access_token ?? '';
});

beforeEach(() => {
  path = `${owner.userId}/${randomUUID()}.txt`;
});

afterAll(async () => {
  await removePapersBucket(stack);
  await stack.stop();
});

const papers = () => owner.client.storage.from('papers');

const addressOf = (place = path) => `${stack.apiUrl}/storage/v1/object/papers/${place}`;

/** The headers of an upload by XMLHttpRequest, the only API with upload progress. */
const uploadHeaders = (contentType = 'text/plain') => ({
  apikey: PUBLISHABLE_KEY,
  authorization: `Bearer ${token}`,
  'content-type': contentType,
  'cache-control': 'max-age=0',
  'x-upsert': 'false',
  origin: ORIGIN,
});

async function post(
  body: BodyInit,
  headers: HeadersInit = uploadHeaders(),
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await fetch(addressOf(), { method: 'POST', headers, body });

  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** Starts an upload and holds it. */
function beginUpload(length: number): ClientRequest {
  const upload = request(addressOf(), {
    method: 'POST',
    headers: { ...uploadHeaders(), 'content-length': length },
  });
  upload.write('begun');

  return upload;
}

describe('an upload as the body of a plain request', () => {
  it('starts with a preflight that allows its headers', async () => {
    const headers = 'apikey,authorization,cache-control,content-type,x-upsert';
    const response = await fetch(addressOf(), {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': headers,
      },
    });

    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe(headers);
  });

  it('is stored with its type and cache time, and the page can read the answer', async () => {
    const answer = await post('hello');

    expect(answer).toMatchObject({ status: 200, body: { Key: `papers/${path}` } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const kept = await fetch(addressOf(), { headers: uploadHeaders() });
    expect(await kept.text()).toBe('hello');
    expect(kept.headers.get('content-type')).toBe('text/plain');
    expect(kept.headers.get('cache-control')).toBe('max-age=0');
  });

  it('blocks no one else, however slow the line', async () => {
    const upload = beginUpload(10);
    const others = await owner.client.from('bond_types').select('slug').limit(1);

    expect(others.error).toBeNull();
    upload.end(' done');
    const [response] = (await once(upload, 'response')) as [{ statusCode: number }];
    expect(response.statusCode).toBe(200);
    expect(await (await papers().download(path)).data?.text()).toBe('begun done');
  });

  it('leaves nothing if it breaks off', async () => {
    const upload = beginUpload(10);
    await owner.client.from('bond_types').select('slug').limit(1);
    const answer = once(upload, 'response');
    upload.destroy();
    await expect(answer).rejects.toThrow('socket hang up');

    await expect(papers().exists(path)).resolves.toMatchObject({ data: false });
    expect(stack.output).toEqual([]);
    expect((await post('again')).status).toBe(200);
  });
});

describe("Storage refuses with the platform's message", () => {
  const refusal = (code: string, statusCode: string, error: string, message: string) => ({
    status: 400,
    body: { code, statusCode, error, message },
  });

  const tooLarge = refusal(
    'EntityTooLarge',
    '413',
    'Payload too large',
    'The object exceeded the maximum allowed size',
  );

  it("one byte more than the bucket's limit, but not the limit itself", async () => {
    expect(await post('x'.repeat(LIMIT + 1))).toMatchObject(tooLarge);
    expect((await post('x'.repeat(LIMIT))).status).toBe(200);
  });

  it("a body of unknown length above the bucket's limit", async () => {
    const upload = request(addressOf(), { method: 'POST', headers: uploadHeaders() });
    upload.write('x'.repeat(LIMIT));
    upload.end('x');
    const [response] = (await once(upload, 'response')) as [AsyncIterable<Buffer>];

    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(tooLarge.body);
  });

  it('a form with a file above the limit, without counting the multipart frame', async () => {
    const file = (size: number) => new Blob(['x'.repeat(size)], { type: 'text/plain' });

    expect((await papers().upload(path, file(LIMIT))).error).toBeNull();
    expect((await papers().upload(`${path}2`, file(LIMIT + 1))).error).toMatchObject({
      code: 'EntityTooLarge',
      statusCode: '413',
    });
  });

  it('more than this machine should hold at once', async () => {
    expect(await post(new Uint8Array(65 * 1024 * 1024))).toMatchObject(tooLarge);
  });

  it("a type that the bucket doesn't accept", async () => {
    expect(await post('<p>', uploadHeaders('text/html'))).toMatchObject(
      refusal(
        'InvalidMimeType',
        '415',
        'invalid_mime_type',
        'mime type text/html is not supported',
      ),
    );
  });

  it('a path that is already used', async () => {
    await post('first');

    expect(await post('second')).toMatchObject(
      refusal('KeyAlreadyExists', '409', 'Duplicate', 'The resource already exists'),
    );
    expect(await (await papers().download(path)).data?.text()).toBe('first');
  });

  it('a path that row level security blocks', async () => {
    path = `${randomUUID()}/note.txt`;

    expect(await post('x')).toMatchObject(
      refusal('AccessDenied', '403', 'Unauthorized', 'new row violates row-level security policy'),
    );
  });

  it('an invalid token, with status 403', async () => {
    const headers = { ...uploadHeaders(), authorization: `Bearer ${token}x` };

    expect(await post('x', headers)).toMatchObject(
      refusal('AccessDenied', '403', 'Unauthorized', 'signature verification failed'),
    );
  });

  it('an upload in parts, because the stack has no such address', async () => {
    for (const [method, place] of [
      ['POST', 'resumable'],
      ['PATCH', 'resumable/abc'],
      ['POST', 'resumable/sign'],
    ] as const) {
      const response = await fetch(`${stack.apiUrl}/storage/v1/upload/${place}`, {
        method,
        headers: { ...uploadHeaders(), 'tus-resumable': '1.0.0', 'upload-length': '5' },
      });

      expect(response.status).toBe(404);
    }
  });
});
