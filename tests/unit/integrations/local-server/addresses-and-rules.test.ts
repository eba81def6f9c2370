import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSiteServer } from '../../../../src/integrations/local-server/start-site-server.ts';
import { type ExampleSite, startExampleSite } from './example-site.ts';

let site: ExampleSite;

beforeAll(async () => {
  site = await startExampleSite();
});

afterAll(() => site.stop());

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/quote', 'Quote'],
    ['/quote?bondType=notary', 'Quote'],
    ['/states/sc', 'South Carolina'],
    ['/states/ga', 'Georgia'],
    ['/docs/', 'Docs'],
  ])('serves %s without the extension .html', async (path, heading) => {
    const response = await site.get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toContain(heading);
  });

  it.each([
    ['/quote/', '/quote'],
    ['/quote/?bondType=notary', '/quote?bondType=notary'],
    ['/docs', '/docs/'],
    ['/Quote', '/quote'],
    ['/STATES/SC/?a=B', '/states/sc?a=B'],
    ['/Docs', '/docs/'],
    ['/DOCS/', '/docs/'],
    ['/states/GA', '/states/ga'],
  ])('redirects %s to its one spelling, %s', async (path, location) => {
    const response = await site.get(path);

    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each([
    '/nothing',
    '/nothing/',
    '/_astro/App.js',
    '/_astro/gone.js',
    '/_headers',
    '//other.example/',
  ])('answers %s with the 404 page', async (path) => {
    const response = await site.get(path);

    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toContain('Page Not Found');
  });

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt'])(
    'never leaves its directory: %s',
    async (path) => {
      expect(await site.getRaw(path)).not.toContain('outside the site');
    },
  );

  it('refuses unreadable addresses and hosts', async () => {
    expect(await site.getRaw('/%E0%A4%A')).toBe('400 Bad request');
    expect(await site.getRaw('/', { host: 'a b' })).toMatch(/^400/);
  });
});

describe('rules', () => {
  it.each([
    ['/get-quote', 301, '/quote'],
    ['/get-quote?bondType=notary&state=SC', 301, '/quote?bondType=notary&state=SC'],
    ['/old/sc', 302, '/states/sc'],
    ['/away', 302, 'https://other.example/there'],
  ])('redirects %s with status %i to %s', async (path, status, location) => {
    const response = await site.get(path);

    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it('prefers a file to a rule without force', async () => {
    expect(await (await site.get('/terms')).text()).toContain('shadows a rule');
  });

  it('serves a rewritten address under its own name', async () => {
    const response = await site.get('/dashboard/documents');

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Dashboard');
  });

  it('forwards a proxied request and its response', async () => {
    const response = await site.get('/api/vitals?page=1', { method: 'POST', body: 'metric' });

    expect(response.status).toBe(202);
    expect(await response.text()).toBe('POST /functions/v1/vitals?page=1 127.0.0.1 metric');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('refuses to start with an invalid rule', async () => {
    const netlifyToml = join(site.directory, 'broken.toml');
    await writeFile(netlifyToml, '[[redirects]]\nfrom = "/a"\n');

    await expect(
      startSiteServer({ port: 0, directory: site.directory, netlifyToml }),
    ).rejects.toThrow('Missing "to" field');
  });
});
