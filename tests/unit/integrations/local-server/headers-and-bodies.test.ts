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

  it('leaves alone what is compressed already', async () => {
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

  it('answers HEAD with the headers alone', async () => {
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
  it('says which port is taken', async () => {
    const { apiPort, directory, netlifyToml } = site;

    await expect(startSiteServer({ port: apiPort, directory, netlifyToml })).rejects.toThrow(
      `Port ${apiPort} is taken`,
    );
  });

  it('says that nothing is built', async () => {
    const { netlifyToml } = site;

    await expect(
      startSiteServer({ port: 0, directory: 'no-such-site', netlifyToml }),
    ).rejects.toThrow('There is no built site');
  });
});
