import { type Page, test as unwatched } from '@playwright/test';
import { pageOfEachKind } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, gotoLeadingOn, leadsOn } from '../support/hydrated';
import { failuresOf, walksThrough } from '../support/page-walks';
import { ACCOUNT_PAGES } from '../support/routes';
import { testSite } from '../support/test-site';

const NO_STORE = ['/quote', '/inquiry', ...ACCOUNT_PAGES];

const OURS = [testSite.url, testSite.apiUrl];

const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const pages = pageOfEachKind();

test('the build has pages to check', () => {
  expect(pages).toContain('/');
});

/** Records an open page's violations of the rules. */
async function watch(page: Page): Promise<{ elsewhere: string[]; problems: string[] }> {
  const elsewhere: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !OURS.includes(origin)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.exposeFunction('reportViolation', (violation: string) => problems.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(violation: string): void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });

  return { elsewhere, problems };
}

for (const walk of walksThrough(pages)) {
  test(`${walk.title} obey the policy, load only our own files, have the headers and set no cookie`, async ({
    context,
    page,
  }) => {
    test.setTimeout(walk.timeoutMs);
    const { elsewhere, problems } = await watch(page);

    const failures = await failuresOf(walk, page, async (_, path) => {
      const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
      await (leadsOn(path) ? gotoLeadingOn : gotoHydrated)(page, path);
      const headers = (await answer).headers();

      expect(problems.splice(0)).toEqual([]);
      expect(elsewhere.splice(0)).toEqual([]);
      expect(headers).toMatchObject(SECURITY_HEADERS);
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|script-src [^;]*\*/);
      expect(headers['cache-control']).toBe(
        NO_STORE.includes(path) ? 'no-store' : 'public, max-age=0, must-revalidate',
      );
      expect(headers['content-encoding']).toBe('br');
      expect(await context.cookies()).toEqual([]);
    });

    expect(failures).toEqual([]);
  });
}

// Violations are the purpose of these tests, so the usual check is off.
unwatched('the policy stops inline scripts and handlers', async ({ page }) => {
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranInline = true';
    document.head.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ranHandler = true');
    button.click();

    return ['ranInline', 'ranHandler'].filter((name) => name in window);
  });

  expect(ran).toEqual([]);
});

test('an address without a page returns 404 with a link back', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

for (const [from, to] of [
  ['/get-quote?bondType=notary&state=TX', '/quote?bondType=notary&state=TX'],
  ['/bond-quote', '/quote'],
  ['/quote/', '/quote'],
] as const) {
  test(`${from} redirects to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });

    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  });
}
