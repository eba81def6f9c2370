import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { isSignedIn, openAccount, panel } from '../support/account-desk';
import { buttonOf, mailbox, toastOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';

const NEW_PASSWORD = 'Salt marsh 2 at dusk';

test.describe('the password', () => {
  async function fillPasswords(page: Page, current: string, next: string, again = next) {
    await page.getByLabel('Current Password', { exact: true }).fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm Password', { exact: true }).fill(again);
    await buttonOf(page, 'Update Password').click();
  }

  test('changes, clears the form and signs out every other device @phone', async ({ page }) => {
    const customer = await openAccount(page, '?tab=security');
    expect(await isSignedIn(customer)).toBe(true);
    await fillPasswords(page, customer.password, NEW_PASSWORD);

    const changed = panel(page, 'Security').getByText('Password updated successfully!');
    await expect(changed).toBeVisible();
    await expect(toastOf(page, 'Password updated successfully!')).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await expectNoViolations(page);

    expect(await isSignedIn(customer)).toBe(false);
    await expect.poll(async () => (await mailbox(customer.email))[0]?.subject).toMatch(/password/i);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Security' })).toBeVisible();

    expect((await customer.client.auth.signInWithPassword(customer)).error).not.toBeNull();
    const next = { email: customer.email, password: NEW_PASSWORD };
    expect((await customer.client.auth.signInWithPassword(next)).error).toBeNull();
  });

  test('stays if the two entries differ', async ({ page }) => {
    const { password } = await openAccount(page, '?tab=security');
    await fillPasswords(page, password, NEW_PASSWORD, `${NEW_PASSWORD}!`);

    const error = page.locator('#confirm-password-error');
    await expect(error).toHaveText('Passwords do not match');
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
    await expectNoViolations(page);

    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await expect(error).toHaveCount(0);
  });

  test('requires every field', async ({ page }) => {
    await openAccount(page, '?tab=security');
    await buttonOf(page, 'Update Password').click();

    await expect(page.locator('#current-password-error')).toHaveText('Enter your current password');
    await expect(page.locator('#new-password-error')).toHaveText(
      'Password must be at least 10 characters',
    );
    await expect(page.getByLabel('Current Password', { exact: true })).toBeFocused();
  });

  test('stays if the current password is wrong', async ({ page }) => {
    const customer = await openAccount(page, '?tab=security');
    await fillPasswords(page, 'Not my password 1', NEW_PASSWORD);

    const alert = panel(page, 'Security').getByRole('alert');
    await expect(alert).toContainText('The current password is not right');
    await expect(toastOf(page, 'Failed to update password')).toBeVisible();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(NEW_PASSWORD);
    expect(await isSignedIn(customer)).toBe(true);
  });
});

test.describe('the sessions', () => {
  test('all end with one button', async ({ page }) => {
    const customer = await openAccount(page, '?tab=sessions');
    await expect(panel(page, 'Sessions').getByText('Current Session')).toBeVisible();
    await expect(panel(page, 'Sessions').getByText('Active', { exact: true })).toBeVisible();
    await expectNoViolations(page);

    await buttonOf(page, 'Sign Out Everywhere').click();
    await page.waitForURL('/signin');
    await expect(toastOf(page, 'Signed out everywhere')).toBeVisible();
    expect(await isSignedIn(customer)).toBe(false);
  });

  test("end here if the server can't be reached, and the page says so", async ({ page }) => {
    const customer = await openAccount(page, '?tab=sessions');
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    await buttonOf(page, 'Sign Out Everywhere').click();

    await page.waitForURL('/signin');
    await expect(toastOf(page, 'You are signed out here only')).toBeVisible();
    expect(await isSignedIn(customer)).toBe(true);
  });
});
