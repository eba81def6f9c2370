import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startSiteServer } from '../../../../src/integrations/local-server/start-site-server.ts';

/** A small built site. The secret beside it must never be served. */
export const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page Not Found</h1>',
  'quote.html': '<h1>Quote</h1>',
  'states/sc.html': '<h1>South Carolina</h1>',
  'states/GA.html': '<h1>Georgia</h1>',
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

/** A running server of the small site, its proxy target, and functions to call it. */
export type ExampleSite = Awaited<ReturnType<typeof startExampleSite>>;

/** Write the small site, start an API for it to proxy to, and serve it. */
export async function startExampleSite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const directory = join(folder, 'dist');
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), content);
  }
  await writeFile(join(folder, 'secret.txt'), 'outside the site');

  const api = await startEcho();
  const netlifyToml = join(folder, 'netlify.toml');
  await writeFile(netlifyToml, rules(api.port));
  const server = await startSiteServer({ port: 0, directory, netlifyToml });

  return {
    directory,
    netlifyToml,
    apiPort: api.port,
    /** Send a request as a program does: redirects are returned, not followed. */
    get: (path: string, init: RequestInit = {}) =>
      fetch(`${server.url}${path}`, { redirect: 'manual', ...init }),
    /** Send a path or header that `fetch` would normalize first. Returns `status body`. */
    getRaw: (path: string, headers: Record<string, string> = {}) =>
      askRaw({ port: Number(new URL(server.url).port), path, headers }),
    async stop() {
      await server.stop();
      api.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** An API that returns its request. */
async function startEcho() {
  const api = createServer((request, response) => {
    void text(request).then((body) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.statusCode = 202;
      response.end(
        `${request.method} ${request.url} ${request.headers['x-forwarded-for']} ${body}`,
      );
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => api.close(),
  };
}

function askRaw(options: { port: number; path: string; headers: Record<string, string> }) {
  return new Promise<string>((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', ...options }, (response) => {
      void text(response).then((body) => resolve(`${response.statusCode} ${body}`));
    })
      .on('error', reject)
      .end();
  });
}
