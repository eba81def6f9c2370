import { createServer, request as httpRequest, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SiteServer,
  startSiteServer,
} from '../../../../src/integrations/local-server/start-site-server.ts';

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'quote.html': '<h1>Quote</h1>',
  'states/sc.html': '<h1>South Carolina</h1>',
  'docs/index.html': '<h1>Docs</h1>',
  'dashboard.html': '<h1>Dashboard</h1>',
  'terms.html': '<h1>A file that shadows a rule</h1>',
  '_astro/app.js': `export const app = '${'a'.repeat(2000)}';`,
  'picture.png': 'not really a picture',
  _headers: "/*\n  Content-Security-Policy: default-src 'self'; object-src 'none'\n",
};

const rules = (apiPort: number) => `
[[redirects]]
from = "/get-quote"
to = "/quote"
status = 301

[[redirects]]
from = "/terms"
to = "/legal/terms"
status = 301

[[redirects]]
from = "/old/*"
to = "/states/:splat"
status = 302

[[redirects]]
from = "/dashboard/*"
to = "/dashboard"
status = 200

[[redirects]]
from = "/away"
to = "https://other.example/there"
status = 302

[[redirects]]
from = "/api/vitals"
to = "http://127.0.0.1:${apiPort}/functions/v1/vitals"
status = 200
force = true

[[headers]]
for = "/_astro/*"

[headers.values]
Cache-Control = "public, max-age=31536000, immutable"
`;

let directory: string;
let api: Server;
let apiPort: number;
let server: SiteServer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, 'dist', file)), { recursive: true });
    await writeFile(join(directory, 'dist', file), content);
  }
  await writeFile(join(directory, 'secret.txt'), 'outside the site');

  api = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.statusCode = 202;
      response.end(`${request.method} ${request.url} ${request.headers['x-forwarded-for']} ${body}`);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  apiPort = typeof address === 'object' && address ? address.port : 0;

  await writeFile(join(directory, 'netlify.toml'), rules(apiPort));
  server = await startSiteServer({
    port: 0,
    directory: join(directory, 'dist'),
    netlifyToml: join(directory, 'netlify.toml'),
  });
});

afterAll(async () => {
  await server.stop();
  api.close();
  await rm(directory, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { redirect: 'manual', ...init });
}

/** Ask with a path or header that `fetch` would tidy up first. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.url);
    httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
      void text(response).then((body) => resolve(`${response.statusCode} ${body}`));
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/quote', 'Quote'],
    ['/quote?bondType=notary', 'Quote'],
    ['/states/sc', 'South Carolina'],
    ['/docs/', 'Docs'],
  ])('serves %s without the ending .html', async (path, heading) => {
    const response = await get(path);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toContain(heading);
  });

  it.each([
    ['/quote/', '/quote'],
    ['/quote/?bondType=notary', '/quote?bondType=notary'],
    ['/docs', '/docs/'],
  ])('leads %s to its one spelling, %s', async (path, location) => {
    const response = await get(path);

    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });

  it.each(['/nothing', '/nothing/', '/Quote', '/_astro/gone.js', '/_headers', '//other.example/'])(
    'answers %s with the 404 page',
    async (path) => {
      const response = await get(path);

      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(await response.text()).toContain('Page Not Found');
    },
  );

  it.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..\\secret.txt'])(
    'never leaves its directory: %s',
    async (path) => {
      expect(await getRaw(path)).not.toContain('outside the site');
    },
  );

  it('refuses addresses and hosts that cannot be read', async () => {
    expect(await getRaw('/%E0%A4%A')).toBe('400 Bad request');
    expect(await getRaw('/', { host: 'a b' })).toMatch(/^400/);
  });
});

describe('rules', () => {
  it.each([
    ['/get-quote', 301, '/quote'],
    ['/get-quote?bondType=notary&state=SC', 301, '/quote?bondType=notary&state=SC'],
    ['/old/sc', 302, '/states/sc'],
    ['/away', 302, 'https://other.example/there'],
  ])('redirects %s with status %i to %s', async (path, status, location) => {
    const response = await get(path);

    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it('prefers a file to a rule that is not forced', async () => {
    expect(await (await get('/terms')).text()).toContain('shadows a rule');
  });

  it('serves a rewritten address under its own name', async () => {
    const response = await get('/dashboard/documents');

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Dashboard');
  });

  it('passes a proxied request on and its answer back', async () => {
    const response = await get('/api/vitals?page=1', { method: 'POST', body: 'metric' });

    expect(response.status).toBe(202);
    expect(await response.text()).toBe('POST /functions/v1/vitals?page=1 127.0.0.1 metric');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('refuses to start when a rule does not parse', async () => {
    const netlifyToml = join(directory, 'broken.toml');
    await writeFile(netlifyToml, '[[redirects]]\nfrom = "/a"\n');

    await expect(
      startSiteServer({ port: 0, directory: join(directory, 'dist'), netlifyToml }),
    ).rejects.toThrow('Missing "to" field');
  });
});

describe('headers and bodies', () => {
  it('sends the headers of _headers and of netlify.toml', async () => {
    const { headers } = await get('/_astro/app.js');

    expect(headers.get('content-security-policy')).toBe("default-src 'self'; object-src 'none'");
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('compresses for a browser that accepts %s', async (accepted, encoding) => {
    const response = await get('/_astro/app.js', { headers: { 'accept-encoding': accepted } });

    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(FILES['_astro/app.js']);
  });

  it('leaves alone what is compressed already', async () => {
    const response = await get('/picture.png', { headers: { 'accept-encoding': 'br' } });

    expect(response.headers.get('content-encoding')).toBeNull();
  });

  it('answers 304 to a browser that has the file', async () => {
    const etag = (await get('/quote')).headers.get('etag') ?? '';
    const response = await get('/quote', { headers: { 'if-none-match': `"other", W/${etag}` } });

    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await get('/quote', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });

    expect(response.headers.get('content-length')).toBe(String(FILES['quote.html'].length));
    expect(await response.text()).toBe('');
  });

  it('refuses to post to a page', async () => {
    expect((await get('/quote', { method: 'POST', body: 'a' })).status).toBe(405);
  });
});

describe('start and stop', () => {
  it('says which port is taken', async () => {
    const netlifyToml = join(directory, 'netlify.toml');

    await expect(
      startSiteServer({ port: apiPort, directory: join(directory, 'dist'), netlifyToml }),
    ).rejects.toThrow(`Port ${apiPort} is taken`);
  });

  it('says that nothing is built', async () => {
    const netlifyToml = join(directory, 'netlify.toml');

    await expect(startSiteServer({ port: 0, directory: join(directory, 'none'), netlifyToml })).rejects.toThrow(
      'There is no built site',
    );
  });
});
