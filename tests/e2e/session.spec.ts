import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import {
  avatar,
  endEverySession,
  newCustomer,
  ownKeys,
  rememberCustomer,
  sessionText,
  signInAgainDialog,
  signInHere,
  signInLink,
  waitForExpiry,
} from '../support/session-actions';
import type { Customer } from '../support/stack';

/** Signs in with the form after the guard of a page redirected there. */
async function enter(page: Page, customer: Customer, path: string, isRemembered = true) {
  await page.goto(path);
  await page.waitForURL(/\/signin\?/);
  await waitForHydration(page);
  await signInHere(page, customer, { isRemembered });
  await page.waitForURL((url) => url.pathname + url.search === path);
}

test.describe('a session', () => {
  test('lasts only in its tab if the visitor clears "Remember me"', async ({ context, page }) => {
    await enter(page, await newCustomer(), '/dashboard', false);
    await page.reload();
    await expect(avatar(page)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/about');
    await expect(signInLink(other)).toBeVisible();
    expect(await ownKeys(other)).not.toContain('marshline-session');
  });

  test('works in every tab by default, including open ones', async ({ context, page }) => {
    const open = await context.newPage();
    await open.goto('/about');
    await expect(signInLink(open)).toBeVisible();

    await enter(page, await newCustomer(), '/dashboard');

    await expect(avatar(open)).toBeVisible();
    await expect(signInLink(open)).toBeHidden();
  });

  test('ends in every tab after a sign-out in one, and leaves nothing behind', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await enter(page, customer, '/dashboard');
    const member = await context.newPage();
    await member.goto('/dashboard');
    await expect(member.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    const reader = await context.newPage();
    await reader.goto('/about');
    await expect(avatar(reader)).toBeVisible();
    const refreshToken = await page.evaluate(() => {
      const session = JSON.parse(String(localStorage.getItem('marshline-session'))) as object;

      return String((session as { refresh_token?: string }).refresh_token);
    });
    await page.evaluate(() => localStorage.setItem('marshline.quote-draft', '{}'));
    await reader.evaluate(() => sessionStorage.setItem('marshline.confirmation', '{}'));

    await avatar(page).click();
    await page.getByRole('button', { name: 'Sign out' }).click();

    await page.waitForURL('/signin');
    await member.waitForURL('/signin');
    await expect(signInLink(reader)).toBeVisible();
    for (const tab of [page, member, reader]) {
      expect(await ownKeys(tab)).toEqual(['marshline-sign-out', 'marshline-tab-mark']);
    }
    const other = await customer.client.auth.refreshSession();
    expect(other.error, 'the sessions of other devices go on').toBeNull();
    const stolen = await customer.client.auth.refreshSession({ refresh_token: refreshToken });
    expect(stolen.error, 'the session of this browser opens nothing any more').not.toBeNull();
  });

  test('of one tab ends after a sign-out in another', async ({ context, page }) => {
    await enter(page, await newCustomer(), '/dashboard', false);
    const other = await context.newPage();
    await enter(other, await newCustomer(), '/dashboard', false);
    await avatar(other).click();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.waitForURL('/signin');

    await page.waitForURL('/signin');
    expect(await ownKeys(page)).not.toContain('marshline-session');
  });

  test('of another user clears the data and the open page of the first', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'No bonds yet' })).toBeVisible();
    await page.evaluate(() => {
      document.body.setAttribute('data-of-the-one-before', '');
      localStorage.setItem('marshline.quote-draft', '{}');
      localStorage.removeItem('marshline-session'); // the session ends without a sign-out
    });

    const other = await context.newPage();
    await enter(other, await newCustomer(), '/dashboard', true);

    await expect(page.locator('body:not([data-of-the-one-before])')).toBeVisible();
    await expect(avatar(page)).toBeVisible();
    expect(await ownKeys(other)).not.toContain('marshline.quote-draft');
  });

  for (const minutes of [-10, 10]) {
    test(`starts and continues with a clock that is ${minutes} minutes off`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await enter(page, await newCustomer(), '/dashboard');
      await page.reload();

      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      await expect(avatar(page)).toBeVisible();
    });
  }
});

test.describe('a session that expires', () => {
  test('is refreshed with its refresh token', async ({ context, page }) => {
    const customer = await newCustomer();
    await rememberCustomer(context, await sessionText(customer, { expires_at: 1 }));

    await page.goto('/dashboard');

    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('marshline-session')))
      .not.toContain('"expires_at":1,');
  });

  test('redirects to sign-in if it expired before the page opens', async ({ context, page }) => {
    const dead = { expires_at: 1, refresh_token: 'dead' };
    await rememberCustomer(context, await sessionText(await newCustomer(), dead));

    await page.goto('/dashboard?tab=bonds');

    await page.waitForURL('/signin?returnTo=%2Fdashboard%3Ftab%3Dbonds');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expect(page.getByText('Your session has ended')).toBeVisible();
  });

  test('can be resumed on the page by the same user', async ({ page }) => {
    const customer = await newCustomer();
    await page.clock.install();
    await enter(page, customer, '/dashboard', true);
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    await page.getByRole('main').getByRole('link', { name: 'Find a Bond' }).focus();
    await endEverySession(customer);

    await waitForExpiry(page);

    await expect(signInAgainDialog(page).getByLabel('Email', { exact: true })).toHaveValue(
      customer.email,
    );
    await expect(signInAgainDialog(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoViolations(page);

    await page.keyboard.press('Escape');
    await expect(signInAgainDialog(page)).toBeVisible();
    await signInAgainDialog(page).getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await expect(signInAgainDialog(page).getByText('Email or password is incorrect')).toBeVisible();

    await signInAgainDialog(page).getByLabel('Password', { exact: true }).fill(customer.password);
    await page.keyboard.press('Enter');

    await expect(signInAgainDialog(page)).toHaveCount(0);
    await expect(page.locator('body[data-not-reloaded]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a Bond' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('marshline-session'))).not.toBeNull();
  });

  test('can be ended from the dialog', async ({ page }) => {
    const customer = await newCustomer();
    await page.clock.install();
    await enter(page, customer, '/dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: 'Find a Bond' })).toBeVisible();
    await endEverySession(customer);
    await waitForExpiry(page);

    await signInAgainDialog(page).getByRole('button', { name: 'Sign out' }).click();

    await page.waitForURL('/signin');
  });
});
