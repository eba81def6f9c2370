import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSiteServer } from '../../../../src/integrations/local-server/start-site-server.ts';
import { type ExampleSite, FILES, startExampleSite } from './example-site.ts';

let site: ExampleSite;

beforeAll(async () => {
  site = await startExampleSite();
});

afterAll(() => site.stop());

describe('headers and bodies', () => {
  it('sends the headers of _headers and of netlify.toml', async () => {
    const { headers } = await site.get('/_astro/app.js');

    expect(headers.get('content-security-policy')).toBe("default-src 'self'; object-src 'none'");
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('compresses for a browser that accepts %s', async (accepted, encoding) => {
    const response = await site.get('/_astro/app.js', { headers: { 'accept-encoding': accepted } });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(FILES['_astro/app.js']);
  });

  it.each(['br', 'gzip'])(
    'compresses as %s fast without changing the content',
    async (encoding) => {
      const { directory, netlifyToml } = site;
      const fast = await startSiteServer({ directory, netlifyToml, port: 0, compression: 'fast' });
      const headers = { 'accept-encoding': encoding };
      const response = await fetch(`${fast.url}/_astro/app.js`, { headers });

      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toBe(FILES['_astro/app.js']);
      await fast.stop();
    },
  );

  it('does not compress compressed files again', async () => {
    const response = await site.get('/picture.png', { headers: { 'accept-encoding': 'br' } });

    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await site.get('/quote')).headers.get('etag') ?? '';
    const response = await site.get('/quote', {
      headers: { 'if-none-match': `"other", W/${etag}` },
    });

    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('answers HEAD with only the headers', async () => {
    const response = await site.get('/quote', {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });

    expect(response.headers.get('content-length')).toBe(String(FILES['quote.html'].length));
    expect(await response.text()).toBe('');
  });

  it('refuses to post to a page', async () => {
    expect((await site.get('/quote', { method: 'POST', body: 'a' })).status).toBe(405);
  });
});

describe('start and stop', () => {
  it('names the port in use', async () => {
    const { apiPort, directory, netlifyToml } = site;

    await expect(startSiteServer({ port: apiPort, directory, netlifyToml })).rejects.toThrow(
      `Port ${apiPort} is taken`,
    );
  });

  it('reports a missing build', async () => {
    const { netlifyToml } = site;

    await expect(
      startSiteServer({ port: 0, directory: 'no-such-site', netlifyToml }),
    ).rejects.toThrow('There is no built site');
  });
});
