import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProductionOrigin } from '~/integrations/site-address';
import { BOND_KEYS_PATH } from '~/domain/proof/bond-keys';
import { FUNCTIONS } from '../../support/edge-function-matrix.ts';
import { AUTH_CHECKS, CAPTCHA_CHECK } from '../../tools/smoke/auth-checks.ts';
import { findProblems, type Target } from '../../tools/smoke/check.ts';
import { SITE_CHECKS } from '../../tools/smoke/site-checks.ts';
import { SUPABASE_CHECKS } from '../../tools/smoke/supabase-checks.ts';

const SITE = readProductionOrigin(readFileSync('content/site.yaml', 'utf8'));
const SUPABASE = 'https://zyxwvutsrqponmlkjihg.supabase.co';
const TARGET: Target = { site: new URL(SITE), supabase: new URL(SUPABASE), publishableKey: 'key' };

/** The checks that need no tables, files or sockets. */
const CHECKS = [...SITE_CHECKS, CAPTCHA_CHECK, ...SUPABASE_CHECKS.slice(0, 2), ...AUTH_CHECKS];

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

const SIGN_IN = `${SUPABASE}/auth/v1/token?grant_type=password`;

/** Where links of a developer, a stranger and the site wish to lead. */
const WISHES = [
  `${SITE}/auth/callback`,
  'http://localhost:4321/auth/callback',
  'https://smoke.invalid/',
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
  ...links(SITE, [`${SITE}/auth/callback`]),
  [SIGN_IN]: () => Response.json({ error_code: 'invalid_credentials' }, { status: 400 }),
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

/** Auth's redirects from a link that it refuses, as Auth decides on them (`GetReferrer` in its source). */
function links(siteUrl: string, allowed: string[]): ReturnType<typeof good> {
  return Object.fromEntries(
    ['', ...WISHES].map((wish) => {
      const wanted = wish && `&redirect_to=${encodeURIComponent(wish)}`;
      const target = allowed.includes(wish) ? wish : siteUrl;

      return [
        `${SUPABASE}/auth/v1/verify?token=pkce_smoke&type=signup${wanted}`,
        () => redirect(`${target}?error_code=otp_expired#error_code=otp_expired`),
      ];
    }),
  );
}

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

function page(path: string, head = '', policy = `script-src 'self'`): Response {
  return new Response(`<link rel="canonical" href="${SITE}${path}">${head}`, {
    headers: { ...PAGE_HEADERS, 'content-security-policy': policy },
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
      'functions that a page on a developer machine may call',
      () => ({
        [`${SUPABASE}/functions/v1/verify-bond`]: ({ headers }: RequestInit) => {
          const origin = String(new Headers(headers).get('origin'));
          return new Response(null, {
            headers: origin.includes('invalid') ? {} : { 'access-control-allow-origin': origin },
          });
        },
      }),
      'http://localhost:4321 is in ALLOWED_ORIGINS',
    ],
    [
      'settings for developers that were pushed to production: links lead to localhost',
      () => links('http://localhost:4321', ['http://localhost:4321/auth/callback']),
      'auth.site_url is http://localhost:4321',
    ],
    [
      'settings that do not know the pages of this site',
      () => links(SITE, []),
      `${SITE}/auth/callback is not in auth.additional_redirect_urls`,
    ],
    [
      'settings of developers that stayed beside those of production',
      () => links(SITE, [`${SITE}/auth/callback`, 'http://localhost:4321/auth/callback']),
      'a link may lead to http://localhost:4321',
    ],
    ['links that may lead anywhere', () => links(SITE, WISHES), 'a link may lead to any site'],
    [
      'a captcha that was pushed to production without its pages',
      () => ({ [SIGN_IN]: () => Response.json({ error_code: 'captcha_failed' }, { status: 400 }) }),
      'Auth asks for a captcha that the pages do not have',
    ],
    [
      'a captcha on the pages that "config push" did not switch on',
      () => ({
        [`${SITE}/`]: () => page('/', '', `script-src 'self' https://challenges.cloudflare.com`),
      }),
      'the pages have a captcha and Auth does not ask for it',
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
