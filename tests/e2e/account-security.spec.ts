import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { openAccount, panel } from '../support/account-desk';
import { buttonOf, toastOf } from '../support/auth-actions';
import { deskToday } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { newCustomer, signInHere } from '../support/session-actions';
import { readRows } from '../support/test-stack';

const PROFILES = '**/rest/v1/profiles*';

test.describe('the profile', () => {
  test('shows the stored data and saves a name and a number @phone', async ({ page }) => {
    const { email, userId } = await openAccount(page);

    await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(panel(page, 'Profile').getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.locator('#account-email-hint')).toContainText(
      'Contact support to change your email address',
    );
    const [year] = deskToday().split('-');
    await expect(page.getByLabel('Member Since')).toHaveValue(new RegExp(`^\\w+ \\d+, ${year}$`));
    await expect(page.getByLabel('Member Since')).not.toBeEditable();

    await page.getByLabel('Display Name').fill('  Ada   Marsh ');
    await page.getByLabel('Phone Number').fill('+1 803 555 0123');
    await expect(page.getByLabel('Phone Number')).toHaveValue('(803) 555-0123');
    await buttonOf(page, 'Save Changes').click();

    await expect(toastOf(page, 'Success')).toBeVisible();
    await expect(toastOf(page, 'Profile updated successfully')).toBeVisible();
    expect(await readRows('profiles', { id: `eq.${userId}` })).toMatchObject([
      { display_name: 'Ada Marsh', phone: '8035550123' },
    ]);

    await page.reload();
    await expect(page.getByLabel('Display Name')).toHaveValue('Ada Marsh');
    await expect(page.getByLabel('Phone Number')).toHaveValue('(803) 555-0123');
    await expectNoViolations(page);

    await page.getByLabel('Phone Number').fill('');
    await buttonOf(page, 'Save Changes').click();
    await expect(toastOf(page, 'Profile updated successfully')).toBeVisible();
    expect(await readRows('profiles', { id: `eq.${userId}` })).toMatchObject([{ phone: null }]);

    await page.getByText('Change your first name, last name or email').click();
    await page.getByLabel('First name').fill('Adele');
    await page.getByLabel('Last name').fill('Marsh');
    await expectNoViolations(page);
    await page.locator('details').getByRole('button', { name: 'Save Changes' }).click();
    await expect
      .poll(() => readRows('profiles', { id: `eq.${userId}` }))
      .toMatchObject([{ first_name: 'Adele', last_name: 'Marsh' }]);
  });

  test('is not saved with an invalid phone number', async ({ page }) => {
    await openAccount(page);
    await page.getByLabel('Phone Number').fill('911');

    await expect(page.getByText('Enter a US phone number, such as (803) 555-0123')).toBeVisible();
    await expect(buttonOf(page, 'Save Changes')).toBeDisabled();
    await page.getByLabel('Phone Number').fill('803-555-0123');
    await expect(buttonOf(page, 'Save Changes')).toBeEnabled();
  });

  test("shows an error if it can't be loaded, and can be retried", async ({ page }) => {
    await page.route(PROFILES, (route) => route.fulfill({ status: 500, json: {} }));
    await openAccount(page);

    await expect(toastOf(page, 'Error')).toBeVisible();
    const alert = panel(page, 'Profile').getByRole('alert');
    await expect(alert).toContainText('Failed to load profile');
    await expectNoViolations(page);

    await page.unroute(PROFILES);
    await buttonOf(page, 'Retry').click();
    await expect(page.getByLabel('Display Name')).toBeVisible();
  });

  test("keeps the typed text if it can't be saved", async ({ page }) => {
    await openAccount(page);
    await page.getByLabel('Display Name').fill('Ada');
    await page.route(PROFILES, (route) => route.abort());
    await buttonOf(page, 'Save Changes').click();

    const alert = panel(page, 'Profile').getByRole('alert');
    await expect(alert).toContainText('Failed to update profile');
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(page.getByLabel('Display Name')).toHaveValue('Ada');

    await page.unroute(PROFILES);
    await buttonOf(page, 'Save Changes').click();
    await expect(toastOf(page, 'Profile updated successfully')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('the tabs', () => {
  test('are in the address, and Back moves through them', async ({ page }) => {
    await openAccount(page, '?from=mail');
    await page.getByRole('tab', { name: 'Sessions' }).click();
    await expect(page).toHaveURL('/dashboard/account?from=mail&tab=sessions');
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(panel(page, 'Notifications').getByRole('checkbox')).toBeChecked();
    await expectNoViolations(page);

    await page.goBack();
    await expect(panel(page, 'Sessions')).toBeVisible();
    await page.goBack();
    await expect(panel(page, 'Profile')).toBeVisible();
  });

  test('can be focused with the arrows and opened with Enter or Space', async ({ page }) => {
    await openAccount(page);
    await page.getByRole('tab', { name: 'Profile' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Sessions' })).toBeFocused();
    await expect(panel(page, 'Profile')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Sessions')).toBeVisible();

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(panel(page, 'Security')).toBeVisible();
    const first = page.getByLabel('Current Password', { exact: true });
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
  });

  test('keep text typed in another tab', async ({ page }) => {
    await openAccount(page);
    await page.getByLabel('Display Name').fill('Ada');
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.getByRole('tab', { name: 'Profile' }).click();

    await expect(page.getByLabel('Display Name')).toHaveValue('Ada');
  });

  test('are readable in dark mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openAccount(page);
    for (const name of ['Profile', 'Security', 'Notifications', 'Sessions']) {
      await page.getByRole('tab', { name }).click();
      await expectReadableColors(page);
    }
  });

  test('open after signing in from their address', async ({ page }) => {
    const customer = await newCustomer();
    await page.goto('/dashboard/account?tab=sessions');
    await page.waitForURL(/\/signin\?returnTo=/);
    await signInHere(page, customer);

    await expect(panel(page, 'Sessions')).toBeVisible();
  });
});
