import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { loadAnew, waitForHydration } from '../support/hydrated.ts';
import { button, complete, field, NOTARY_SECTIONS, stepHeading } from '../support/quote-actions.ts';
import {
  buildAgain,
  hasWaitingWorker,
  isOfSecondBuild,
  keptPaths,
  loadedAssets,
  type SiteCopy,
  startSiteCopy,
  visitAndKeep,
} from '../support/site-copy.ts';

test.use({ serviceWorkers: 'allow' });
test.slow(); // each test copies the site and changes every script of the copy

let site: SiteCopy;

test.beforeEach(async () => {
  site = await startSiteCopy();
});

test.afterEach(() => site.remove());

const isScriptOrStyle = (path: string) => /\.(?:js|css)$/.test(path);

/** Expects every script and style sheet of the open page to come from the second build. */
async function expectNewCode(page: Page): Promise<void> {
  const code = (await loadedAssets(page)).filter(isScriptOrStyle);

  expect(code.length).toBeGreaterThan(0);
  expect(code.filter((path) => !isOfSecondBuild(path))).toEqual([]);
}

test('a page under the old worker loads entirely from the new build, and the old files are deleted', async ({
  page,
  context,
}) => {
  await visitAndKeep(page, site, '/get-a-bond');
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).not.toBeNull();
  await buildAgain(site.directory);
  await site.deploy();

  await page.reload();
  await waitForHydration(page);
  await page.getByRole('main').getByRole('searchbox').fill('notery');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Notary Bond']);
  await expectNewCode(page);

  await expect.poll(() => hasWaitingWorker(page)).toBe(true);
  await page.goto('about:blank');
  const next = await context.newPage();
  await visitAndKeep(next, site, '/get-a-bond');
  await expect
    .poll(async () =>
      (await keptPaths(next)).filter((path) => isScriptOrStyle(path) && !isOfSecondBuild(path)),
    )
    .toEqual([]);
});

test('an open quote asks for a reload and continues in the new build with its answers', async ({
  page,
}) => {
  const [DETAILS, PERSON, BUSINESS] = NOTARY_SECTIONS;
  if (!DETAILS || !PERSON || !BUSINESS) throw new Error('The notary quote lost its first steps');
  await visitAndKeep(page, site, '/about');
  await page.goto(`${site.url}/quote?bondType=notary&state=TN`);
  await waitForHydration(page);
  await button(page, 'Continue').click();
  await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  const code = () => loadedAssets(page);
  await expect.poll(code).toContainEqual(expect.stringContaining('ApplicantStep'));
  await buildAgain(site.directory);
  await site.deploy();

  await complete(page, DETAILS);
  await complete(page, PERSON);
  const notice = page.getByRole('alert').filter({ hasText: 'The site was updated' });
  await expect(notice).toContainText('Your answers are safe.');
  await loadAnew(page, () => notice.getByRole('button', { name: 'Reload the page' }).click());
  await expectNewCode(page);

  await expect(field(page, 'First name')).toHaveValue('Marisol');
  await complete(page, PERSON);
  await expect(stepHeading(page, BUSINESS.heading)).toBeVisible();
});
