import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { search, searchOf } from '../support/search-actions';

test.describe('search from the page header', () => {
  test('opens a guide with the mouse', async ({ page }) => {
    await page.goto('/legal/terms');
    const { results, status } = await search(page, 'executor');

    await expect(status).toHaveText(/^(The 8 best of )?\d+ results\. Enter opens the first\.$/);
    await expect(results.first()).toContainText('Bond');
    await expect(results.first().locator('mark').first()).toHaveText('Executor');
    await results.filter({ hasText: 'what an executor does next' }).click();

    await expect(page).toHaveURL('/resources/executor-bond-guide');
  });

  test('works by keyboard and returns the focus', async ({ page }) => {
    await page.goto('/legal/terms');
    const { opener, dialog, line, results } = searchOf(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(line).toBeFocused();
    await page.keyboard.type('notary');
    await expect(line).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowDown');
    await expect(results.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(line).toBeFocused();
    await expect(results.nth(0)).toHaveAttribute('aria-selected', 'false');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(line).toHaveAttribute(
      'aria-activedescendant',
      String(await results.nth(1).getAttribute('id')),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(line).not.toHaveAttribute('aria-activedescendant');

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/products/notary');
  });

  test('shows the best result after each key, and keeps a result that the key left as it was', async ({
    page,
  }) => {
    await page.goto('/legal/terms');
    const { line, results } = await search(page, 'executo');
    const best = await results.first().elementHandle();
    await results.last().scrollIntoViewIfNeeded();
    await page.keyboard.press('ArrowDown');
    await line.pressSequentially('r');

    await expect(results.first()).toBeInViewport();
    await expect(results.first()).toHaveAttribute('aria-selected', 'false');
    expect(await best?.evaluate((option) => option.isConnected)).toBe(true);

    await line.fill('zzzz');
    await expect(results).toHaveCount(0);
    await line.fill('executor');
    await expect(results.first()).toContainText('Executor');
  });

  test('opens a bond, a state, a guide and a question with Enter', async ({ page }) => {
    for (const [kind, words, title, path] of [
      ['Bond', 'bmc 84', 'BMC-84 Freight Broker Bond', '/products/freight-broker-bmc-84'],
      ['State', 'tx', 'Texas', '/states/tx'],
      [
        'Guide',
        'quick start',
        'Bid, performance and payment bonds',
        '/resources/contract-bonds-quickstart',
      ],
      [
        'Question',
        'what is joint control',
        'What is joint control?',
        '/products/guardian-conservator',
      ],
    ] as const) {
      await page.goto('/legal/terms');
      const { results } = await search(page, words);
      const first = results.first();
      await expect(first.locator('.kind')).toHaveText(kind);
      await expect(first.locator('.title')).toContainText(title);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL((url) => url.pathname === path);
    }
  });

  test('opens the answer to a question, on another page or the same', async ({ page }) => {
    await page.goto('/legal/terms');
    await search(page, 'what is joint control');
    await page.keyboard.press('Enter');
    const answer = page.getByText('An agreement with the bank that money leaves');
    await expect(answer).toBeInViewport();

    const { dialog } = await search(page, "can the ward's money pay");
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('main').getByText('Courts usually allow the premium'),
    ).toBeInViewport();
  });

  test('explains what to do if nothing is found', async ({ page }) => {
    await page.goto('/legal/terms');
    const { dialog, results, status, line } = await search(page, 'xyzzy & co');
    await expect(status).toHaveText('Nothing found for “xyzzy & co”.');
    await expect(results).toHaveCount(0);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/support');
    await expectNoViolations(page);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/get-a-bond?q=xyzzy+%26+co');
  });

  test('is empty again if the query is deleted', async ({ page }) => {
    await page.goto('/legal/terms');
    const { line, results, status } = await search(page, 'executor');
    await expect(results.first()).toBeVisible();
    await line.clear();

    await expect(results).toHaveCount(0);
    await expect(status).toBeEmpty();
  });

  test('restores the search with Back', async ({ page }) => {
    await page.goto('/legal/terms');
    const { results, line, dialog } = await search(page, 'executor');
    await results.nth(1).click();
    await expect(page).toHaveURL('/resources/executor-bond-guide');
    await page.goBack();

    await expect(line).toHaveValue('executor');
    await expect(results.nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(dialog).toBeHidden();
  });

  test('opens a bond for the state that the query names', async ({ page }) => {
    await page.goto('/legal/terms');
    const { line, results } = await search(page, 'dealer bond california');
    await expect(results.first()).toContainText('Auto Dealer Bond');
    await line.press('Enter');

    await expect(page).toHaveURL('/products/auto-dealer?state=CA');
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
  });

  test('has no accessibility violations in light or dark colors', async ({ page }) => {
    await page.goto('/products/notary');
    const { results } = await search(page, 'notary');
    await expect(results.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');

    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });
});

test.describe('search on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('fits the screen, and its results can be tapped', async ({ page }) => {
    await page.goto('/legal/terms');
    const { opener, dialog, line, results } = searchOf(page);
    const box = await opener.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await opener.tap();
    await line.fill('dealer');
    await expect(results.first()).toBeVisible();

    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const result of await results.all()) {
      expect((await result.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(line).toBeInViewport();
    await results.first().tap();
    await expect(page).toHaveURL('/products/auto-dealer');
  });

  test('closes with its button', async ({ page }) => {
    await page.goto('/legal/terms');
    const { opener, dialog } = searchOf(page);
    await opener.tap();
    await dialog.getByRole('button', { name: 'Close' }).tap();

    await expect(dialog).toBeHidden();
  });
});
