import { describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../supabase/functions/_shared/cors.ts';

const ALLOWED = ['https://www.marshline.example'];

function headersFor(origin: string | undefined, method = 'POST'): Headers {
  const request = new Request('http://functions.local/', {
    method,
    headers: origin === undefined ? {} : { origin },
  });

  return corsHeaders(request, ALLOWED);
}

describe('corsHeaders', () => {
  it.each([
    'https://www.marshline.example',
    'http://localhost:4321',
    'http://127.0.0.1:4421',
    'http://[::1]:4321',
    'http://localhost',
  ])('names %s back', (origin) => {
    expect(headersFor(origin).get('access-control-allow-origin')).toBe(origin);
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
  ])('gives %s nothing', (origin) => {
    const headers = headersFor(origin);

    expect([...headers.keys()]).toEqual(['vary']);
  });

  it('answers a preflight with the method and headers the site uses, and no credentials', () => {
    const headers = headersFor('https://www.marshline.example', 'OPTIONS');

    expect(headers.get('access-control-allow-methods')).toBe('POST');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization, apikey, content-type, x-client-info',
    );
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('lets the site read when to come back', () => {
    const headers = headersFor('https://www.marshline.example');

    expect(headers.get('access-control-expose-headers')).toBe('retry-after');
  });

  it('keeps caches from mixing origins', () => {
    expect(headersFor('https://evil.example').get('vary')).toBe('origin');
  });
});
