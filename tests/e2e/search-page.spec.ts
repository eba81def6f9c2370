import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { searchOf } from '../support/search-actions';

test.describe('search on the resources page', () => {
  test('shows its results over the page until the visitor leaves it', async ({ page }) => {
    await page.goto('/resources');
    const box = page.getByRole('main').getByRole('search', { name: 'Search the site' });
    const line = box.getByRole('combobox');
    const results = box.getByRole('option');
    await box.getByLabel('Search guides, bonds and states').fill('executor');
    await expect(results.first()).toContainText('Executor Bond');
    await expectNoViolations(page);

    await line.press('Escape');
    await expect(results).toHaveCount(0);
    await expect(line).toBeFocused();
    await line.press('ArrowDown');
    await expect(results.first()).toHaveAttribute('aria-selected', 'true');
    await line.blur();
    await expect(results).toHaveCount(0);

    await line.focus();
    await results.filter({ hasText: 'what an executor does next' }).click();
    await expect(page).toHaveURL('/resources/executor-bond-guide');
    await page.goBack();
    await expect(line).toHaveValue('executor');
    await expect(results.first()).toBeVisible();
  });
});

test('a failed search covers the page only during use', async ({ page }) => {
  await page.route('**/search/index-*.json', (route) => route.abort());
  await page.goto('/resources');
  const box = page.getByRole('main').getByRole('search', { name: 'Search the site' });
  const line = box.getByLabel('Search guides, bonds and states');
  await line.fill('executor');
  await expect(box.getByRole('alert')).toBeVisible();
  await line.blur();
  await expect(box.getByRole('alert')).toBeHidden();

  await line.focus();
  await page.unroute('**/search/index-*.json');
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(box.getByRole('option').first()).toContainText('Executor Bond');
});

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the finder', async ({ page }) => {
    await page.goto('/legal/terms');
    const { opener, dialog } = searchOf(page);
    await expect(dialog).toBeHidden();
    await opener.click();

    await expect(page).toHaveURL(/\/get-a-bond\??$/);
  });

  test('sends the query to the finder from the resources page', async ({ page }) => {
    await page.goto('/resources');
    const box = page.getByRole('main').getByRole('search', { name: 'Search the site' });
    await box.getByLabel('Search guides, bonds and states').fill('notary');
    await box.getByRole('button', { name: 'Search' }).click();

    await expect(page).toHaveURL('/get-a-bond?q=notary');
  });
});
