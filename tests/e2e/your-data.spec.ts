import { expectNoViolations } from '../support/accessibility.ts';
import { toastOf } from '../support/auth-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions.ts';

test('a customer downloads their data, then deletes the account by keyboard', async ({ page }) => {
  const customer = await newCustomer();
  await rememberCustomer(page.context(), await sessionText(customer));
  await page.goto('/dashboard/account');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('marshline-my-data.json');

  await page.getByRole('button', { name: 'Delete my account', exact: true }).press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Permanently delete your account?' }),
  ).toBeFocused();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Not-the-password-1');
  await password.press('Enter');
  await expect(page.getByText('This is not your password. Try again.')).toBeVisible();
  await expectNoViolations(page);

  await password.fill(customer.password);
  await password.press('Enter');
  await page.waitForURL((url) => url.pathname === '/signin');
  await expect(toastOf(page, 'Your account was deleted')).toBeVisible();
  await page.goto('/dashboard/account');
  await page.waitForURL((url) => url.pathname === '/signin' && url.searchParams.has('returnTo'));
});
