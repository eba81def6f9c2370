import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../supabase/functions/_shared/cors.ts';

const ALLOWED = ['https://www.marshline.example', 'https://staging.marshline.example'];
const LOCAL = ['http://localhost:4321', 'http://127.0.0.1:4321'];

function headersFor(
  origin: string | undefined,
  method = 'POST',
  allowed: readonly string[] = ALLOWED,
): Headers {
  const request = new Request('http://functions.local/', {
    method,
    headers: origin === undefined ? {} : { origin },
  });

  return corsHeaders(request, allowed);
}

describe('corsHeaders', () => {
  it.each(ALLOWED)('allows %s', (origin) => {
    expect(headersFor(origin).get('access-control-allow-origin')).toBe(origin);
  });

  const onThisMachine = [
    'http://localhost:4321',
    'http://127.0.0.1:4421',
    'http://[::1]:4321',
    'http://localhost',
  ];

  it.each(onThisMachine)('allows %s if the site is on this machine', (origin) => {
    const headers = headersFor(origin, 'POST', LOCAL);

    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });

  it.each([
    ['on the web', ALLOWED],
    ['on the web and on this machine', ['http://localhost:3000', ...ALLOWED]],
    ['nowhere', []],
  ])('allows no local origin if the site is %s', (_, allowed) => {
    for (const origin of onThisMachine) {
      const headers = headersFor(origin, 'OPTIONS', allowed);

      expect([...headers.keys()]).toEqual(['vary']);
    }
  });

  it('allows a listed port of this machine, wherever the site is', () => {
    const origin = 'http://localhost:3000';

    expect(
      headersFor(origin, 'POST', [...ALLOWED, origin]).get('access-control-allow-origin'),
    ).toBe(origin);
  });

  it.each([
    undefined,
    'null',
    'https://marshline.example',
    'https://www.marshline.example.evil.example',
    'http://www.marshline.example',
    'http://localhost.evil.example',
    'http://localhost:4321.evil.example',
    'http://127.0.0.1.evil.example',
    'https://evil.example',
  ])('does not allow %s', (origin) => {
    for (const allowed of [ALLOWED, LOCAL]) {
      const headers = headersFor(origin, 'POST', allowed);

      expect([...headers.keys()]).toEqual(['vary']);
    }
  });

  it('answers a preflight with the method and headers that the site uses, without credentials', () => {
    const headers = headersFor('https://www.marshline.example', 'OPTIONS');

    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, apikey, content-type, x-client-info',
    );
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('lets the site read the retry time, the demonstration flag and the id of the request', () => {
    const headers = headersFor('https://www.marshline.example');

    expect(headers.get('access-control-expose-headers')).toBe(
      'retry-after, x-demonstration, x-request-id',
    );
  });

  describe('with an origin for previews', () => {
    const allowed = [...ALLOWED, 'https://*--marshline.netlify.app'];

    it.each([
      'https://deploy-preview-12--marshline.netlify.app',
      'https://main--marshline.netlify.app',
      ...ALLOWED,
    ])('allows %s', (origin) => {
      expect(headersFor(origin, 'POST', allowed).get('access-control-allow-origin')).toBe(origin);
    });

    it.each([
      'https://--marshline.netlify.app',
      'https://*--marshline.netlify.app',
      'https://a--other.netlify.app',
      'https://evil.example/--marshline.netlify.app',
      'https://evil.example?--marshline.netlify.app',
      'https://evil.example#--marshline.netlify.app',
      'https://a--marshline.netlify.app.evil.example',
      'https://a.b--marshline.netlify.app',
      'http://a--marshline.netlify.app',
    ])('does not allow %s', (origin) => {
      expect([...headersFor(origin, 'POST', allowed).keys()]).toEqual(['vary']);
    });
  });

  it('keeps caches from mixing origins', () => {
    expect(headersFor('https://evil.example').get('vary')).toBe('origin');
  });
});
