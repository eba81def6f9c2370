import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProductionOrigin } from '~/integrations/site-address';
import { BOND_KEYS_PATH } from '~/domain/proof/bond-keys';
import { FUNCTIONS } from '../../support/edge-function-matrix.ts';
import { findProblems, type Target } from '../../tools/smoke/check.ts';
import { SITE_CHECKS } from '../../tools/smoke/site-checks.ts';
import { SUPABASE_CHECKS } from '../../tools/smoke/supabase-checks.ts';

const SITE = readProductionOrigin(readFileSync('content/site.yaml', 'utf8'));
const SUPABASE = 'https://zyxwvutsrqponmlkjihg.supabase.co';
const TARGET: Target = { site: new URL(SITE), supabase: new URL(SUPABASE), publishableKey: 'key' };

/** The checks that need no tables, files or sockets. */
const CHECKS = [...SITE_CHECKS, ...SUPABASE_CHECKS.slice(0, 2)];

type Toml = { headers: { for: string; values: Record<string, string> }[] };

const PAGE_HEADERS = (parse(readFileSync('netlify.toml', 'utf8')) as unknown as Toml).headers.find(
  (rule) => rule.for === '/*',
)?.values;

const HOPS: Record<string, string> = {
  '/resources/state/SC': '/resources/state/sc',
  '/states/SC': '/states/sc',
  '/about/': '/about',
  '/terms': '/legal/terms',
  '/products/notary-public': '/products/notary',
};

const PAGES = [
  '/',
  '/about',
  '/states/sc',
  '/resources/state/sc',
  '/products/notary',
  '/legal/terms',
];

/** A good site and project, by address. A test replaces some answers. */
const good = (): Record<string, (request: RequestInit) => Response> => ({
  ...Object.fromEntries(PAGES.map((path) => [SITE + path, () => page(path)])),
  [`${SITE}/quote`]: () => page('/quote', '<meta name="robots" content="noindex">'),
  ...Object.fromEntries(
    Object.entries(HOPS).map(([from, to]) => [SITE + from, () => redirect(to)]),
  ),
  [`${SITE}/sitemap-index.xml`]: () => new Response(`<loc>${SITE}/sitemap-0.xml</loc>`),
  [`${SITE}/sitemap-0.xml`]: () =>
    new Response(PAGES.map((path) => `<loc>${SITE}${path}</loc>`).join('')),
  [SITE + BOND_KEYS_PATH]: () =>
    Response.json({ keys: [{}] }, { headers: { 'access-control-allow-origin': '*' } }),
  [`${SITE}/api/vitals`]: () => ours(422, '{}'),
  [`${SITE}/api/health`]: () => ours(200, '{"status":"ok","checks":{}}'),
  ...Object.fromEntries(
    Object.keys(FUNCTIONS).map((name) => [
      `${SUPABASE}/functions/v1/${name}`,
      ({ method, headers }: RequestInit) => {
        if (method === 'OPTIONS') return preflight(new Headers(headers).get('origin'));
        const isClosed = FUNCTIONS[name]?.answers.visitor === '401 unauthorized';

        return ours(isClosed ? 401 : 422, '{}');
      },
    ]),
  ),
});

let answers: ReturnType<typeof good>;

beforeEach(() => {
  answers = good();
  vi.stubGlobal('fetch', (input: URL | string, request: RequestInit = {}) =>
    Promise.resolve(
      answers[String(input)]?.(request) ?? new Response('Not found', { status: 404 }),
    ),
  );
});

afterEach(() => vi.unstubAllGlobals());

function page(path: string, head = ''): Response {
  return new Response(`<link rel="canonical" href="${SITE}${path}">${head}`, {
    headers: { ...PAGE_HEADERS, 'content-security-policy': `script-src 'self'` },
  });
}

function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location } });
}

function ours(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { 'x-request-id': 'AAAA-BBBB', 'x-content-type-options': 'nosniff' },
  });
}

function preflight(origin: string | null): Response {
  const headers = { 'x-request-id': 'AAAA-BBBB' };

  return new Response(null, {
    headers: origin === SITE ? { ...headers, 'access-control-allow-origin': SITE } : headers,
  });
}

async function said(): Promise<string[]> {
  return (await Promise.all(CHECKS.map((check) => findProblems(check, TARGET)))).flat();
}

describe('smoke', () => {
  it('has nothing to say about a good deploy', async () => {
    expect(await said()).toEqual([]);
  });

  it.each([
    [
      'a production site that search engines may not list',
      () => ({ [`${SITE}/`]: () => page('/', '<meta name="robots" content="noindex">') }),
      '/ is hidden, though this is the production address',
    ],
    [
      'a page in capitals, to which the host and a rule redirect in a circle',
      () => ({ [`${SITE}/resources/state/sc`]: () => redirect('/resources/state/SC') }),
      '/resources/state/sc redirects to /resources/state/SC',
    ],
    [
      'a sitemap with capitals',
      () => ({
        [`${SITE}/sitemap-0.xml`]: () => new Response(`<loc>${SITE}/resources/state/SC</loc>`),
      }),
      'has capitals, which the host redirects',
    ],
    [
      'functions that are too large for the platform and so do not exist',
      () => ({
        [`${SUPABASE}/functions/v1/submit-application`]: () => new Response('', { status: 404 }),
      }),
      'submit-application: 404',
    ],
    [
      'functions that do not start, because the project lacks the new keys or runs an older Deno',
      () => ({
        [`${SUPABASE}/functions/v1/verify-bond`]: () =>
          Response.json({ code: 'BOOT_ERROR' }, { status: 503 }),
      }),
      'verify-bond: 503',
    ],
    [
      'functions that refuse the pages of this site',
      () => ({ [`${SUPABASE}/functions/v1/verify-bond`]: () => ours(401, '{}') }),
      `${SITE} is not in ALLOWED_ORIGINS`,
    ],
    [
      'functions that any preview may call',
      () => ({
        [`${SUPABASE}/functions/v1/verify-bond`]: ({ headers }: RequestInit) =>
          new Response(null, {
            headers: { 'access-control-allow-origin': String(new Headers(headers).get('origin')) },
          }),
      }),
      'any site may call',
    ],
    [
      'an answer below /api/ without our headers',
      () => ({ [`${SITE}/api/vitals`]: () => new Response('{}', { status: 422 }) }),
      'no nosniff header',
    ],
    [
      'mails that wait, because a port is blocked or a scheduled call is cut off',
      () => ({ [`${SITE}/api/health`]: () => ours(503, '{"checks":{"mails":"late"}}') }),
      '503: {"checks":{"mails":"late"}}',
    ],
    [
      'application numbers that run out',
      () => ({ [`${SITE}/api/health`]: () => ours(503, '{"checks":{"numbers":"low"}}') }),
      '"numbers":"low"',
    ],
  ])('names %s', async (_, change, words) => {
    answers = { ...answers, ...change() };

    expect(await said()).toContainEqual(expect.stringContaining(words));
  });
});
