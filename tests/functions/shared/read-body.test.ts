import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isJson, MAX_BODY_BYTES, readBody } from '../../../supabase/functions/_shared/read-body.ts';

const schema = z.object({
  note: z.string('Note is required'),
  bondType: z.enum(['notary']).optional(),
});

function read(body: BodyInit | null, headers: HeadersInit = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;

  return readBody(new Request('http://functions.local/', init), schema);
}

/** A body of this size, in chunks, without a Content-Length. */
function stream(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const size = Math.min(left, 1024);
      if (size === 0) return controller.close();
      controller.enqueue(new TextEncoder().encode(' '.repeat(size)));
      left -= size;
    },
  });
}

describe('readBody', () => {
  it('returns the body as the schema parses it', async () => {
    expect(await read('{"note": "hello", "extra": 1}')).toEqual({
      ok: true,
      value: { note: 'hello' },
    });
  });

  it('reads a body of exactly 64 kB', async () => {
    const frame = JSON.stringify({ note: '' }).length;
    const body = JSON.stringify({ note: 'x'.repeat(MAX_BODY_BYTES - frame) });

    expect(body).toHaveLength(MAX_BODY_BYTES);
    expect(await read(body)).toMatchObject({ ok: true });
    expect(await read(`${body} `)).toEqual({ ok: false, code: 'too-large' });
  });

  it('counts the received bytes instead of the declared length', async () => {
    expect(await read(stream(MAX_BODY_BYTES + 1))).toEqual({ ok: false, code: 'too-large' });
  });

  it('stops reading an endless body', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024));
      },
    });

    expect(await read(endless)).toEqual({ ok: false, code: 'too-large' });
    expect(pulled).toBeLessThan(10);
  });

  it.each([
    ['nothing', null],
    ['a blank', ' '],
    ['half a JSON text', '{"note": '],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])('calls %s malformed', async (_, body) => {
    expect(await read(body)).toEqual({ ok: false, code: 'malformed' });
  });

  it('names the invalid field', async () => {
    expect(await read('{"note": 7}')).toEqual({
      ok: false,
      code: 'invalid-application',
      issues: [{ path: ['note'], message: 'Note is required' }],
    });
  });

  it('has its own code for an unknown bond', async () => {
    expect(await read('{"note": "x", "bondType": "spaceship"}')).toEqual({
      ok: false,
      code: 'unknown-bond',
    });
  });

  it('ignores a key named __proto__', async () => {
    const outcome = await read('{"note": "x", "__proto__": {"admin": true}}');

    expect(outcome).toEqual({ ok: true, value: { note: 'x' } });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});

describe('isJson', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;x=y'])(
    'accepts %s',
    (type) => expect(isJson(type)).toBe(true),
  );

  it.each([null, '', 'text/plain', 'application/jsonp', 'text/html;application/json'])(
    'refuses %s',
    (type) => expect(isJson(type)).toBe(false),
  );
});
