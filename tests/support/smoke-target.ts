import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { BOND_KEYS_PATH } from '~/domain/proof/bond-keys';
import { readProductionOrigin } from '~/integrations/site-address';
import { MANAGEMENT_API, openProject, refOf } from '../tools/doctor/project.ts';
import type { Target } from '../tools/smoke/check.ts';
import { FUNCTIONS } from './edge-function-matrix.ts';
import { TABLES } from './role-matrix.ts';

/** The production address, and a project on the platform. Nobody is asked there: tests replace `fetch`. */
export const SITE = readProductionOrigin(readFileSync('content/site.yaml', 'utf8'));
export const SUPABASE = 'https://zyxwvutsrqponmlkjihg.supabase.co';
const REF = String(refOf(new URL(SUPABASE)));

export const TARGET: Target = {
  site: new URL(SITE),
  supabase: new URL(SUPABASE),
  publishableKey: 'key',
  project: openProject({ ref: REF, token: 'token', api: MANAGEMENT_API, functions: SUPABASE }),
};

/** Answers by address. */
export type Answers = Record<string, (request: RequestInit) => Response>;

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

export const SIGN_IN = `${SUPABASE}/auth/v1/token?grant_type=password`;
export const HEALTH = `${SUPABASE}/functions/v1/health`;
export const AUTH_SETTINGS = `${MANAGEMENT_API}/v1/projects/${REF}/config/auth`;
export const QUERY = `${MANAGEMENT_API}/v1/projects/${REF}/database/query`;

/** Where links of a developer, a stranger and the site wish to lead. */
export const WISHES = [
  `${SITE}/auth/callback`,
  'http://localhost:4321/auth/callback',
  'https://smoke.invalid/',
];

/** A good site and project, by address. A test replaces some answers. */
export function goodAnswers(): Answers {
  return {
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
    ...tables(),
    ...files(),
    [AUTH_SETTINGS]: () => authSettings(),
    [QUERY]: () => Response.json([{ late: 0, refused: 0, status: null }]),
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
    [HEALTH]: () => ours(200, '{"status":"ok","checks":{}}'),
  };
}

/** What an operator reads of the settings of Auth. */
export function authSettings(changes: Record<string, unknown> = {}): Response {
  return Response.json({
    rate_limit_email_sent: 100,
    security_captcha_enabled: true,
    security_captcha_provider: 'turnstile',
    password_hibp_enabled: true,
    smtp_port: '465',
    ...changes,
  });
}

/** Every table, empty for a visitor unless the catalog is in it. */
function tables(): Answers {
  const shown = Object.entries(TABLES).filter(([name]) => name.startsWith('public.'));

  return Object.fromEntries(
    shown.map(([name, { visitor }]) => [
      `${SUPABASE}/rest/v1/${name.replace('public.', '')}?select=*&limit=1`,
      () => Response.json(visitor.includes('read all') ? [{}] : []),
    ]),
  );
}

function files(): Answers {
  const list = () => Response.json([]);

  return {
    [`${SUPABASE}/storage/v1/object/list/applications`]: list,
    [`${SUPABASE}/storage/v1/object/list/bonds`]: list,
    [`${SUPABASE}/storage/v1/upload/resumable`]: () =>
      new Response(null, { headers: { 'tus-version': '1.0.0' } }),
  };
}

/** Auth's redirects from a link that it refuses, as Auth decides on them (`GetReferrer` in its source). */
export function links(siteUrl: string, allowed: string[]): Answers {
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

export function page(path: string, head = '', policy = `script-src 'self'`): Response {
  return new Response(`<link rel="canonical" href="${SITE}${path}">${head}`, {
    headers: { ...PAGE_HEADERS, 'content-security-policy': policy },
  });
}

export function redirect(location: string): Response {
  return new Response(null, { status: 301, headers: { location } });
}

export function ours(status: number, body: string): Response {
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
