import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { isSignedIn, openAccount, panel } from '../support/account-desk';
import { toastOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { avatar, rememberCustomer, sessionText, signInLink } from '../support/session-actions';
import { newAdmin, newUnderwriter } from '../support/underwriting-actions';

/**
 * Ends every other session in the open list, one by one. It waits for the row: a button whose session is ending has
 * another name, and the rows below it move up when it is gone.
 */
async function endOthers(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /^End this session/ });
  const rows = panel(page, 'Sessions').getByRole('listitem');
  await expect(buttons).not.toHaveCount(0);
  for (let left = await rows.count(); left > 1; left -= 1) {
    await buttons.first().click();
    await expect(rows).toHaveCount(left - 1);
  }
  await expect(toastOf(page, 'is signed out')).toBeVisible();
}

test.describe('the sessions of an account', () => {
  test('are listed, this one first, and another can be ended with a button @phone', async ({
    page,
  }) => {
    const customer = await openAccount(page, '?tab=sessions');
    const sessions = panel(page, 'Sessions').getByRole('listitem');
    await expect(sessions.first()).toContainText('Current Session');
    await expect(sessions.first().getByText('Active', { exact: true })).toBeVisible();
    await expect(sessions.nth(1)).toContainText(/Signed in .+\. Last active .+\./);
    await expectNoViolations(page);

    await endOthers(page);

    await expect(sessions).toHaveCount(1);
    expect(await isSignedIn(customer)).toBe(false);
  });

  test('of this browser moves to its tab and back', async ({ context, page }) => {
    await openAccount(page, '?tab=sessions');
    const box = panel(page, 'Sessions').getByLabel('Sign out when I close this tab');
    const other = await context.newPage();
    await other.goto('/about');
    await expect(avatar(other)).toBeVisible();

    await box.check();
    await expect(panel(page, 'Sessions')).toContainText('Other tabs of this browser');
    await other.reload();
    await expect(signInLink(other)).toBeVisible();
    await page.reload();
    await expect(box).toBeChecked();

    await box.uncheck();
    await expect(avatar(other)).toBeVisible();
  });

  test('that end in another browser end here on the next page', async ({ page, browser }) => {
    const customer = await openAccount(page, '?tab=sessions');
    const elsewhere = await browser.newContext();
    await rememberCustomer(elsewhere, await sessionText(customer));
    const other = await elsewhere.newPage();
    await gotoHydrated(other, '/dashboard/account?tab=sessions');
    await endOthers(other);
    await elsewhere.close();

    await page.goto('/dashboard');

    await page.waitForURL('/signin?returnTo=%2Fdashboard');
  });

  test('arrive without moving the button that ends them all @phone', async ({ page }) => {
    const arrival = Promise.withResolvers<undefined>();
    await page.route('**/rpc/list_own_sessions', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await openAccount(page, '?tab=sessions');
    const button = panel(page, 'Sessions').getByRole('button', { name: 'Sign Out Everywhere' });
    await expect(panel(page, 'Sessions').getByText('Loading your sessions')).toBeAttached();
    await expect(button).toBeVisible();
    const before = await button.boundingBox();

    arrival.resolve(undefined);

    await expect(panel(page, 'Sessions').getByText('Current Session')).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });

  test("show an error if they can't load, and can be reloaded", async ({ page }) => {
    await page.route('**/rpc/list_own_sessions', (route) => route.abort(), { times: 1 });
    await openAccount(page, '?tab=sessions');
    const alert = panel(page, 'Sessions').getByRole('alert');
    await expect(alert).toContainText('We could not load your sessions');

    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(panel(page, 'Sessions').getByText('Current Session')).toBeVisible();
  });
});

test("an administrator ends all of a colleague's sessions", async ({ page, context }) => {
  const colleague = await newUnderwriter('Lee Moreno');
  await rememberCustomer(context, await sessionText(await newAdmin('Calvin Ward')));
  await gotoHydrated(page, '/admin/security');
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: 'End all sessions of Lee Moreno' }).click();
  const question = page.getByRole('dialog', { name: 'End all sessions of Lee Moreno?' });
  await expectNoViolations(page);

  await question.getByRole('button', { name: 'End all sessions' }).click();

  await expect(toastOf(page, 'Lee Moreno is signed out everywhere')).toBeVisible();
  expect(await isSignedIn(colleague)).toBe(false);
});
