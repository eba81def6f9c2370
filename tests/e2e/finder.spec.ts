import type { Page } from '@playwright/test';
import { BOND_SLUGS } from '../../src/domain/bonds/bond-types';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';

const EVERY_BOND = `Showing ${BOND_SLUGS.length} available bonds`;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cardNames = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const count = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('bond finder', () => {
  test('shows bonds as a visitor types, without history entries', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond');
    await expect(count(page)).toHaveText(EVERY_BOND);
    const steps = await page.evaluate(() => window.history.length);

    await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('freight ');

    await expect(cardNames(page)).toHaveText(['BMC-84 Freight Broker Bond']);
    await expect(count(page)).toHaveText('Showing 1 available bond');
    await expect(page).toHaveURL('/get-a-bond?q=freight+');
    expect(await page.evaluate(() => window.history.length)).toBe(steps);
  });

  test('finds a bond by a synonym and by a misspelled word', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?q=conservatorship');
    await expect(page.getByText('Showing 1 available bond')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: 'Guardian Bond' })).toBeVisible();

    await page.getByRole('main').getByRole('searchbox').fill('notery');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Notary Bond']);

    await page.getByRole('main').getByRole('searchbox').fill('performance texas 125000');
    await expect(page.getByText('Filtering by Texas')).toBeVisible();
    await expect(cardNames(page).first()).toHaveText('Performance Bond');
    await expect(cards(page).first()).toContainText('for $125,000');
  });

  test("shows an error if the search can't load, and retries with the next words", async ({
    page,
  }) => {
    await page.route('**/_astro/search.*.js', (route) => route.abort());
    await gotoHydrated(page, '/get-a-bond?state=SC');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('notar');
    await expect(page.getByRole('main').getByText('The search did not load')).toBeVisible();
    await expectNoViolations(page);

    await page.unroute('**/_astro/search.*.js');
    await field.fill('notary');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Notary Bond']);
    await expect(page.getByRole('main').getByText('The search did not load')).toBeHidden();
  });

  test('filters by state, adds the state to every link, and Back undoes the filter', async ({
    page,
  }) => {
    await gotoHydrated(page, '/get-a-bond');
    await page.getByRole('combobox', { name: 'State' }).selectOption('Texas');

    await expect(page.getByText('Filtering by Texas')).toBeVisible();
    await expect(count(page)).toHaveText(EVERY_BOND);
    await expect(page).toHaveURL('/get-a-bond?state=TX');
    await expect(page.getByRole('link', { name: 'View State Details' })).toHaveAttribute(
      'href',
      '/states/tx',
    );
    const notary = cards(page).filter({ hasText: 'Notary Bond' });
    await expect(notary.getByRole('link', { name: 'Get Quote (Notary Bond)' })).toHaveAttribute(
      'href',
      '/quote?bondType=notary&state=TX',
    );
    await expect(
      notary.getByRole('link', { name: 'About this bond (Notary Bond)' }),
    ).toHaveAttribute('href', '/products/notary?state=TX');

    await page.goBack();
    await expect(page).toHaveURL('/get-a-bond');
    await expect(page.getByText('Filtering by')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');

    await page.goForward();
    await expect(page.getByText('Filtering by Texas')).toBeVisible();
  });

  test('keeps its filters after a reload and in a link', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?state=sc&category=contract&q=payment');

    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('SC');
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('contract');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('payment');
    await expect(cardNames(page)).toHaveText(['Payment Bond']);

    await page.reload();
    await expect(cardNames(page)).toHaveText(['Payment Bond']);
  });

  test('removes filters one by one or all at once', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?state=SC&category=court&q=executor');
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
    await expect(chips).toHaveCount(3);

    await chips.filter({ hasText: '“executor”' }).click();
    await expect(page).toHaveURL('/get-a-bond?state=SC&category=court');
    await expect(count(page)).toHaveText('Showing 5 available bonds');
    await expect(page.getByRole('region', { name: 'Bonds' })).toBeFocused();

    await page.getByRole('button', { name: 'Remove filter: South Carolina' }).click();
    await expect(page).toHaveURL('/get-a-bond?category=court');

    await page.getByRole('combobox', { name: 'State' }).selectOption('Georgia');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/get-a-bond');
    await expect(count(page)).toHaveText(EVERY_BOND);
    await expect(chips).toHaveCount(0);
  });

  test('shows the first result on the first screen of a phone @phone', async ({ page }) => {
    const height = 640;
    await page.setViewportSize({ width: 360, height });
    const queries = ['', '?q=notary', '?state=SC', '?state=SC&q=notary'];
    for (const query of [...queries, '?state=SC&category=court&q=executor']) {
      await gotoHydrated(page, `/get-a-bond${query}`);

      // A card that is replaced by its filtered list has no place for a moment.
      const topOfName = async () => (await cardNames(page).first().boundingBox())?.y ?? height;
      await expect.poll(topOfName, query).toBeLessThan(height - 24);
    }
  });

  test('keeps a range of amounts on one line of a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await gotoHydrated(page, '/get-a-bond');
    const range = cards(page).getByText('$25,000-$100,000', { exact: true });
    const lineHeight = await range.evaluate((each) =>
      parseFloat(getComputedStyle(each).lineHeight),
    );
    expect((await range.boundingBox())?.height).toBeLessThan(1.5 * lineHeight);
  });

  test('moves to the results with Apply Filters', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond');
    await page.getByRole('searchbox', { name: 'Search' }).fill('notary');
    await page.getByRole('button', { name: 'Apply Filters' }).click();

    await expect(page.getByRole('region', { name: 'Bonds' })).toBeFocused();
    await expect(page).toHaveURL('/get-a-bond?q=notary');
  });

  test('ignores unknown values and says so', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?state=ZZ&category=boats');

    await expect(page.getByText('“ZZ” in this link is not a US state')).toBeVisible();
    await expect(page.getByText('“boats” in this link is not a category')).toBeVisible();
    await expect(page.getByText(EVERY_BOND)).toBeVisible();

    await page.getByRole('combobox', { name: 'Category' }).selectOption('Contract');
    await expect(page).toHaveURL('/get-a-bond?category=contract');
    await expect(page.getByText('in this link is not')).toHaveCount(0);
  });

  test("says that we don't serve a state, and links to support", async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?state=HI');

    await expect(page.getByText('Filtering by Hawaii')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No bonds found' })).toBeVisible();
    await expect(page.getByText('We are not licensed in Hawaii yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View State Details' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      '/support',
    );

    await page.getByRole('button', { name: 'Show all bonds' }).click();
    await expect(count(page)).toHaveText(EVERY_BOND);
  });

  test('offers support when nothing matches', async ({ page }) => {
    await gotoHydrated(page, '/get-a-bond?q=zeppelin');

    await expect(page.getByRole('heading', { name: 'No bonds found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  });

  test('says that a state does not require a bond, and lets the visitor continue', async ({
    page,
  }) => {
    await gotoHydrated(page, '/get-a-bond?state=SC&q=notary');
    const notary = cards(page).filter({ hasText: 'Notary Bond' });

    await expect(notary.getByText('South Carolina does not require this bond.')).toBeVisible();
    await expect(notary.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      '/quote?bondType=notary&state=SC',
    );
  });

  test('keeps text typed before the page is interactive', async ({ page }) => {
    let letScriptsGo = () => {};
    const isLate = new Promise<void>((resolve) => (letScriptsGo = resolve));
    await page.route('**/*.js', async (route) => {
      await isLate;
      await route.continue();
    });
    await page.goto('/get-a-bond', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Search' }).fill('trustee');
    letScriptsGo();

    await expect(cardNames(page).first()).toHaveText('Trustee Bond');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('trustee');
    await expect(page).toHaveURL('/get-a-bond?q=trustee');
  });

  // a11y/pages.spec.ts reads the page without filters.
  test('has no accessibility violations with filters, in light or dark colors', async ({
    page,
  }) => {
    for (const query of ['state=SC&category=license', 'state=HI']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await gotoHydrated(page, `/get-a-bond?${query}`);
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadableColors(page);
    }
  });
});

test.describe('bond finder without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("lists all bonds with plain links, and says that it can't filter", async ({ page }) => {
    await page.goto('/get-a-bond?state=TX');

    await expect(cards(page)).toHaveCount(BOND_SLUGS.length);
    await expect(page.locator('noscript p')).toContainText('the list cannot be filtered');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('Filtering by')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Get Quote (Trustee Bond)' })).toHaveAttribute(
      'href',
      '/quote?bondType=trustee',
    );
  });
});
