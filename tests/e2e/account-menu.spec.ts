import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { watchLayoutShift } from '../support/layout-shift';
import {
  avatar,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInLink,
} from '../support/session-actions';

test.describe('the account menu in the page header', () => {
  test('loads no code for a visitor', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/about', { waitUntil: 'networkidle' });

    expect(scripts.filter((path) => /account|session|auth|supabase|toast/.test(path))).toEqual([]);
    await expect(signInLink(page)).toBeVisible();
  });

  test('reserves its space before any script runs, and "Sign In" does not flash', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.route('**/_astro/*.js', (route) => route.abort());

    await page.goto('/about');

    await expect(signInLink(page)).toBeHidden();
    expect(await page.locator('#account-slot').boundingBox()).toMatchObject({
      width: 44,
      height: 44,
    });
  });

  test('causes no layout shift when it appears', async ({ context, page }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    const shift = await watchLayoutShift(page);
    await page.goto('/about', { waitUntil: 'networkidle' });
    await expect(avatar(page)).toBeVisible();

    expect(await shift()).toBe(0);
  });

  test('works with the keyboard', async ({ context, page }) => {
    const customer = await newCustomer();
    await customer.client.auth.updateUser({ data: { full_name: 'Jane Middleton' } });
    await rememberCustomer(context, await sessionText(customer));
    await page.goto('/about', { waitUntil: 'networkidle' });
    const menu = page.locator('#account-menu');
    const links = menu.getByRole('link');
    await expect(avatar(page)).toHaveAccessibleName(
      `${customer.email.slice(0, 2).toUpperCase()} Account menu`,
    );

    await avatar(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByText(customer.email)).toBeVisible();
    await expect(menu.getByText('Jane Middleton')).toBeVisible();
    await expect(links).toHaveText(['Dashboard', 'Documents', 'Account & Security']);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/dashboard',
      '/dashboard/documents',
      '/dashboard/account',
    ]);

    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(menu.getByRole('button', { name: 'Sign out' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();

    await avatar(page).click();
    await expect(menu).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).toBeHidden();
  });

  test('shows "User" if there is no name, and "Sign In" again after sign-out', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/about');
    await avatar(page).click();
    await expect(page.locator('#account-menu').getByText('User', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(signInLink(page)).toBeFocused();
    await expect(avatar(page)).toHaveCount(0);
  });

  test('has no accessibility problems on a phone or a desktop, in light or dark colors', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer));
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/dashboard');
      const menu = page.getByRole('banner').getByText('Menu', { exact: true });
      await (width < 1024 ? menu : avatar(page)).click();

      const email = page.getByRole('banner').getByText(customer.email);
      await expect(email.filter({ visible: true })).toHaveCount(1);
      await expectNoViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadableColors(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
});
