import { chromiumOptions } from '../support/browser';
import { expect, test } from '../support/fixtures';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-hands';

// Playwright turns the cache off that Back uses.
test.use({
  launchOptions: {
    ...(await chromiumOptions()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test.describe('a page that Back brings back', () => {
  test('shows nothing of the one who signed out', async ({ context, page }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    const avatar = page.getByRole('button', { name: 'Account menu' });
    await expect(avatar).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await page.waitForURL('/support');
    await avatar.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

    await page.goBack();

    await page.waitForURL('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByText(customer.email)).toHaveCount(0);
    await expect(avatar).toHaveCount(0);
  });

  test('for members leads to sign in instead', async ({ context, page }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.getByRole('link', { name: 'Reach a person' }).click();
    await page.waitForURL('/support');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

    await page.goBack();

    await page.waitForURL(/\/signin/);
  });
});
