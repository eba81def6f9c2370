import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import { BOND_KEYS_PATH } from '../../../src/domain/proof/bond-keys.ts';
import { ask, type Check, productionOrigin, type Target } from './check.ts';

type NetlifyToml = { headers: { for: string; values: Record<string, string> }[] };

/** Pages that must lead nowhere, as visitors type and search engines link them. */
const LAST_FORMS = ['/', '/about', '/states/sc', '/resources/state/sc', '/products/notary'];

/** Addresses in other forms, and the page that each must reach in one hop. */
const OTHER_FORMS = {
  '/resources/state/SC': '/resources/state/sc',
  '/states/SC': '/states/sc',
  '/about/': '/about',
  '/terms': '/legal/terms',
  '/products/notary-public': '/products/notary',
};

/** How many addresses of the sitemap are opened. */
const SITEMAP_SAMPLE = 5;

/** Questions to the site on its CDN. */
export const SITE_CHECKS: readonly Check[] = [
  {
    name: 'pages have the security headers of netlify.toml and a policy',
    run: async ({ site }) => {
      const toml = parse(await readFile('netlify.toml', 'utf8')) as unknown as NetlifyToml;
      const rule = toml.headers.find((headers) => headers.for === '/*');
      const { headers } = await ask(site, '/');
      const wrong = Object.entries(rule?.values ?? {})
        .filter(([name, value]) => headers.get(name) !== value)
        .map(([name]) => `/ has ${name}: ${headers.get(name)}`);
      const policy = headers.get('content-security-policy') ?? '';

      return policy.includes('script-src') ? wrong : [...wrong, '/ has no policy for scripts'];
    },
  },
  {
    name: 'an unknown address is a 404 page',
    run: async ({ site }) => {
      const answer = await ask(site, '/no-such-page-of-ours');

      return answer.status === 404 ? [] : [`status ${answer.status}`];
    },
  },
  {
    name: 'every address has one form, at most one hop away',
    run: async ({ site }) => {
      const direct = LAST_FORMS.map((path) => checkPath(site, path, path));
      const hops = Object.entries(OTHER_FORMS).map(([from, to]) => checkPath(site, from, to));

      return (await Promise.all([...direct, ...hops])).flat();
    },
  },
  {
    name: 'search engines may list the pages exactly where they are meant to',
    run: async (target) => {
      const isProduction = target.site.origin === (await productionOrigin());
      const isHome = await isHidden(target.site, '/');
      const isQuote = await isHidden(target.site, '/quote');

      return [
        ...(isHome === isProduction
          ? [
              `/ is ${isHome ? 'hidden' : 'open'}, though this is ${isProduction ? '' : 'not '}the production address`,
            ]
          : []),
        ...(isQuote ? [] : ['/quote is not marked noindex']),
      ];
    },
  },
  { name: 'the sitemap names pages of this site that answer at once', run: checkSitemap },
  {
    name: 'the public keys of bonds are there, for every site',
    run: async ({ site }) => {
      const answer = await ask(site, BOND_KEYS_PATH);
      const { keys } = (await answer.json()) as { keys?: unknown[] };

      return [
        ...(keys?.length ? [] : ['no keys: set BOND_PUBLIC_KEYS at the build']),
        ...(answer.headers.get('access-control-allow-origin') === '*'
          ? []
          : ['not open to others']),
      ];
    },
  },
  {
    name: 'measurements reach the function, and its answer has our headers',
    run: async ({ site }) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(site, '/api/vitals', { method: 'POST', headers, body: '{}' });

      return [
        ...(answer.status === 422
          ? []
          : [`/api/vitals answered an empty report with ${answer.status}`]),
        ...(answer.headers.get('x-content-type-options') === 'nosniff'
          ? []
          : ['no nosniff header']),
      ];
    },
  },
  {
    name: 'a monitor reaches the health check of the service',
    run: async ({ site }) => {
      const answer = await ask(site, '/api/health');
      const text = await answer.text();

      return text.includes('"checks"') ? [] : [`/api/health answers ${answer.status}`];
    },
  },
];

/** Follow at most one redirect, and compare the page's address with its canonical one. */
async function checkPath(site: URL, from: string, to: string): Promise<string[]> {
  const first = await ask(site, from);
  const location = first.headers.get('location');
  if (from === to && location !== null) return [`${from} redirects to ${location}`];
  if (from !== to && location === null) return [`${from} does not redirect`];

  const path = new URL(location ?? from, site).pathname;
  const page = location === null ? first : await ask(site, path);
  if (path !== to || page.status !== 200) return [`${from} leads to ${path} (${page.status})`];

  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await page.text())?.[1];
  return canonical && new URL(canonical).pathname === to ? [] : [`${to} calls itself ${canonical}`];
}

async function isHidden(site: URL, path: string): Promise<boolean> {
  const page = await ask(site, path);
  const isInHeader = page.headers.get('x-robots-tag')?.includes('noindex') ?? false;

  return isInHeader || /<meta name="robots" content="noindex"/.test(await page.text());
}

async function checkSitemap({ site }: Target): Promise<string[]> {
  const pages: string[] = [];
  for (const part of await locations(site, '/sitemap-index.xml')) {
    pages.push(...(await locations(site, new URL(part).pathname)));
  }
  if (pages.length === 0) return ['no pages in the sitemap'];

  const elsewhere = pages.filter((page) => new URL(page).origin !== site.origin);
  const capitals = pages.filter((page) => /[A-Z]/.test(new URL(page).pathname));
  const step = Math.ceil(pages.length / SITEMAP_SAMPLE);
  const sample = pages.filter((_, index) => index % step === 0);
  const answers = await Promise.all(
    sample.map(async (page) => ({
      page,
      status: (await ask(site, new URL(page).pathname)).status,
    })),
  );

  return [
    ...elsewhere.map((page) => `${page} is another site`),
    ...capitals.map((page) => `${page} has capitals, which the host redirects`),
    ...answers
      .filter(({ status }) => status !== 200)
      .map(({ page, status }) => `${page}: ${status}`),
  ];
}

/** The addresses that a sitemap lists. */
async function locations(site: URL, path: string): Promise<string[]> {
  const text = await (await ask(site, path)).text();

  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
}
