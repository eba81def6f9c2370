import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  AUTH_SETTINGS,
  authSettings,
  goodAnswers,
  HEALTH,
  links,
  ours,
  page,
  QUERY,
  redirect,
  SIGN_IN,
  SITE,
  SUPABASE,
  TARGET,
  WISHES,
} from '../../support/smoke-target.ts';
import { checksOf } from '../../tools/smoke/all-checks.ts';
import { findProblems } from '../../tools/smoke/check.ts';

/** All checks but the one that needs a socket. */
const CHECKS = checksOf({ withSite: true }).filter(
  ({ name }) => name !== 'Realtime accepts a connection',
);

const PREVIEW = 'https://deploy-preview-1--marshline.netlify.app';

/** A fault that someone puts back: its name, the answers that change, the words of smoke, and the site if it is another. */
type Plant = [name: string, change: () => Answers, words: string, site?: string];

/** What the health check says when something is wrong. */
const unwell = (checks: string) => ({ [HEALTH]: () => ours(503, `{"checks":{${checks}}}`) });

const notStarted = (body: object) => ({
  [`${SUPABASE}/functions/v1/verify-bond`]: () => Response.json(body, { status: 503 }),
});

/** The faults that a review of the platform found, one entry for each class of them. */
const FAULTS: Record<string, Plant[]> = {
  'a mail server on a port that the platform blocks': [
    ['mails of the functions wait', () => unwell('"mails":"late"'), '"mails":"late"'],
    [
      'mails of Auth are never sent',
      () => ({ [AUTH_SETTINGS]: () => authSettings({ smtp_port: '587' }) }),
      'the platform blocks port 587',
    ],
  ],
  'a production site that search engines may not list': [
    [
      'noindex on the production address',
      () => ({ [`${SITE}/`]: () => page('/', '<meta name="robots" content="noindex">') }),
      '/ is hidden, though this is the production address',
    ],
  ],
  'addresses in capitals, which the host redirects': [
    [
      'a rule that leads back, in a circle',
      () => ({ [`${SITE}/resources/state/sc`]: () => redirect('/resources/state/SC') }),
      '/resources/state/sc redirects to /resources/state/SC',
    ],
    [
      'a sitemap that names redirects',
      () => ({
        [`${SITE}/sitemap-0.xml`]: () => new Response(`<loc>${SITE}/resources/state/SC</loc>`),
      }),
      'has capitals, which the host redirects',
    ],
  ],
  'functions that are too large for the platform': [
    [
      'a function that was not deployed',
      () => ({
        [`${SUPABASE}/functions/v1/submit-application`]: () => new Response('', { status: 404 }),
      }),
      'submit-application: 404',
    ],
  ],
  'scheduled calls that are cut off': [
    ['signatures that wait', () => unwell('"signatures":"late"'), '"signatures":"late"'],
    [
      'calls that timed out',
      () => ({ [QUERY]: () => Response.json([{ late: 3, refused: 0, status: null }]) }),
      '3 calls were cut off',
    ],
  ],
  'functions that the older Deno of the platform does not start': [
    ['a boot error', () => notStarted({ code: 'BOOT_ERROR' }), 'verify-bond: 503'],
  ],
  'settings for developers that were pushed to production': [
    [
      'links to localhost',
      () => links('http://localhost:4321', ['http://localhost:4321/auth/callback']),
      'auth.site_url is http://localhost:4321',
    ],
    [
      'localhost beside the address of production',
      () => links(SITE, [`${SITE}/auth/callback`, 'http://localhost:4321/auth/callback']),
      'a link may lead to http://localhost:4321',
    ],
  ],
  'settings that "config push" does not compare': [
    [
      'mails per hour',
      () => ({ [AUTH_SETTINGS]: () => authSettings({ rate_limit_email_sent: 2 }) }),
      'Auth sends 2 mails an hour: set 100',
    ],
    [
      'another provider of captchas',
      () => ({ [AUTH_SETTINGS]: () => authSettings({ security_captcha_provider: 'hcaptcha' }) }),
      'no turnstile protects sign-in',
    ],
    [
      'a captcha on the pages that Auth does not ask for',
      () => ({
        [`${SITE}/`]: () => page('/', '', `script-src 'self' https://challenges.cloudflare.com`),
      }),
      'the pages have a captcha and Auth does not ask for it',
    ],
  ],
  'deploy previews that may not call the functions': [
    [
      'smoke asks a preview',
      () => ({ [`${PREVIEW}/`]: () => page('/') }),
      `${PREVIEW} is not in ALLOWED_ORIGINS`,
      PREVIEW,
    ],
  ],
  'answers below /api/ without our headers': [
    [
      'no nosniff',
      () => ({ [`${SITE}/api/vitals`]: () => new Response('{}', { status: 422 }) }),
      'no nosniff header',
    ],
  ],
  'application numbers that run out': [
    ['few are left', () => unwell('"numbers":"low"'), '"numbers":"low"'],
  ],
  'a project without the new API keys': [
    [
      'functions that throw at their start',
      () => notStarted({ message: 'SUPABASE_SECRET_KEYS is not set' }),
      'verify-bond: 503 {"message":"SUPABASE_SECRET_KEYS is not set"}',
    ],
  ],
  'Realtime that checks policies for more than it can': [
    [
      'changes of more tables than agreed',
      () => unwell('"realtime":"crowded"'),
      '"realtime":"crowded"',
    ],
    ['changes that come too fast', () => unwell('"realtime":"late"'), '"realtime":"late"'],
  ],
};

/** Faults beyond those of the review. */
const OTHER_FAULTS: Plant[] = [
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
    'settings that do not know the pages of this site',
    () => links(SITE, []),
    `${SITE}/auth/callback is not in auth.additional_redirect_urls`,
  ],
  ['links that may lead anywhere', () => links(SITE, WISHES), 'a link may lead to any site'],
  [
    'a captcha that was pushed to production without its pages',
    () => ({ [SIGN_IN]: () => Response.json({ error_code: 'captcha_failed' }, { status: 400 }) }),
    'Auth asks for a captcha that the pages do not have',
  ],
  [
    'a table that a visitor reads',
    () => ({ [`${SUPABASE}/rest/v1/applications?select=*&limit=1`]: () => Response.json([{}]) }),
    'public.applications shows rows to a visitor',
  ],
  [
    'a health check that the site does not lead to',
    () => ({ [`${SITE}/api/health`]: () => new Response('Not found', { status: 404 }) }),
    '/api/health answers 404',
  ],
];

let answers: Answers;

beforeEach(() => {
  answers = goodAnswers();
  vi.stubGlobal('fetch', (input: URL | string, request: RequestInit = {}) =>
    Promise.resolve(
      answers[String(input)]?.(request) ?? new Response('Not found', { status: 404 }),
    ),
  );
});

afterEach(() => vi.unstubAllGlobals());

/** What smoke says about a site with these answers in place of good ones. */
async function said(change: Answers, site = SITE): Promise<string[]> {
  answers = { ...answers, ...change };
  const target = { ...TARGET, site: new URL(site) };

  return (await Promise.all(CHECKS.map((check) => findProblems(check, target)))).flat();
}

describe('smoke', () => {
  it('has nothing to say about a good deploy', async () => {
    expect(await said({})).toEqual([]);
  });

  it('knows all thirteen classes of faults', () => {
    expect(Object.keys(FAULTS)).toHaveLength(13);
  });

  describe.each(Object.entries(FAULTS))('names %s', (_, plants) => {
    it.each(plants)('%s', async (__, change, words, site) => {
      expect(await said(change(), site)).toContainEqual(expect.stringContaining(words));
    });
  });

  it.each(OTHER_FAULTS)('names %s', async (_, change, words) => {
    expect(await said(change())).toContainEqual(expect.stringContaining(words));
  });
});
