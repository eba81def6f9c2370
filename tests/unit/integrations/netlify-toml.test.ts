import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseAllHeaders } from '@netlify/headers-parser';
import { describe, expect, it } from 'vitest';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { loadNetlifyRules } from '~/integrations/local-server/netlify-rules';

const netlifyToml = fileURLToPath(new URL('../../../netlify.toml', import.meta.url));
const rules = await loadNetlifyRules({ directory: 'no-built-site', netlifyToml });
const ORIGIN = 'https://site.example';

async function locationOf(path: string): Promise<string | undefined> {
  const rule = await rules.match(new Request(`${ORIGIN}${path}`));

  return rule && `${rule.statusCode} ${rule.target.pathname}${rule.target.search}`;
}

describe('netlify.toml', () => {
  it.each([
    ['/terms', '301 /legal/terms'],
    ['/tos', '301 /legal/terms'],
    ['/marshline-bond-flow', '301 /'],
    ['/requirements', '301 /state-requirements'],
    ['/data', '301 /state-requirements'],
    ['/get-quote', '301 /quote'],
    ['/bond-quote', '301 /quote'],
    ['/products/notary-public?state=TX', '301 /products/notary?state=TX'],
    ['/states/puerto-rico', '302 /404'],
    ['/attorneys', '301 /for-attorneys'],
    ['/attorney', '301 /for-attorneys'],
    ['/lawyers', '301 /for-attorneys'],
    ['/contractors', '301 /products/contract'],
    ['/login', '301 /signin'],
    ['/log-in', '301 /signin'],
    ['/sign-in', '301 /signin'],
    ['/register', '301 /signup'],
    ['/sign-up', '301 /signup'],
    ['/verify-bond', '301 /verify'],
    ['/contact', '301 /support'],
    ['/help', '301 /support'],
    ['/faq', '301 /support'],
    ['/privacy', '301 /legal/privacy'],
    ['/bonds', '301 /get-a-bond'],
    ['/guides', '301 /resources'],
    ['/pricing', '301 /resources/bond-pricing-explained'],
    ['/login?returnTo=/dashboard', '301 /signin?returnTo=%2Fdashboard'],
    ['/get-quote?bondType=notary&state=TX', '301 /quote?bondType=notary&state=TX'],
  ])('redirects %s to %s', async (path = '', location) => {
    expect(await locationOf(path)).toBe(location);
  });

  it.each(['/', '/quote', '/products/notary', '/get-a-bond', '/legal/terms', '/nothing'])(
    'does not redirect %s',
    async (path) => {
      expect(await locationOf(path)).toBeUndefined();
    },
  );

  it('sends the security headers with every file', async () => {
    expect(await rules.headersFor(new URL('/any/page', ORIGIN))).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it.each([
    ['/quote', 'no-store'],
    ['/dashboard', 'no-store'],
    ['/dashboard/documents', 'no-store'],
    ['/auth0/callback', 'no-store'],
    ['/_astro/page.Ab12.js', 'public, max-age=31536000, immutable'],
    ['/fonts/besley-1.woff2', 'public, max-age=31536000, immutable'],
    [SEARCH_INDEX_PATH, 'public, max-age=600, stale-while-revalidate=86400'],
    ['/get-a-bond', undefined],
    ['/', undefined],
  ])('keeps %s: %s', async (path, caching) => {
    expect((await rules.headersFor(new URL(path, ORIGIN)))['Cache-Control']).toBe(caching);
  });

  it('sets each header once per address', async () => {
    const { headers } = await parseAllHeaders({
      headersFiles: [],
      netlifyConfigPath: netlifyToml,
      configHeaders: [],
      minimal: false,
    });
    const fullRules = headers.filter((rule) => 'forRegExp' in rule);

    expect(fullRules).not.toEqual([]);
    for (const address of fullRules.map((rule) => rule.for.replace('*', 'page'))) {
      const sent = fullRules
        .filter((rule) => rule.forRegExp.test(address))
        .flatMap((rule) => Object.entries(rule.values).map((pair) => pair.join(': ')));
      const names = [...new Set(sent)].map((line) => line.split(':')[0]);

      expect(names, address).toHaveLength(new Set(names).size);
    }
  });

  it('contains no rule that the build writes', async () => {
    const text = await readFile(netlifyToml, 'utf8');

    expect(text).not.toMatch(/Content-Security-Policy =|X-Robots-Tag =/);
  });
});
