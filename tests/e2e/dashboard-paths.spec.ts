import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-actions';
import type { Customer } from '../support/stack';
import { newAdmin, newUnderwriter } from '../support/underwriting-actions';

const MOVED = "That page moved. You're on your dashboard.";

async function signIn(page: Page): Promise<Customer> {
  const customer = await newCustomer();
  await rememberCustomer(page.context(), await sessionText(customer));

  return customer;
}

/** Signs in as a new staff member with a second factor. */
async function signInAsStaff(page: Page, role: 'underwriter' | 'admin'): Promise<void> {
  const member = await (role === 'admin'
    ? newAdmin('Dana Whitfield')
    : newUnderwriter('Lee Moreno'));
  await rememberCustomer(page.context(), await sessionText(member));
}

test.describe('an old address of the account page', () => {
  test('redirects to its tab and says so', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/security?from=mail');

    await expect(page).toHaveURL('/dashboard/account?from=mail&tab=security');
    await expect(page.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
    await expect(toastOf(page, 'Redirected')).toBeVisible();
  });

  test('returns after signing in', async ({ page }) => {
    const customer = await newCustomer();
    await page.goto('/dashboard/security');
    await page.waitForURL(/\/signin\?returnTo=%2Fdashboard%2Fsecurity$/);
    await signInHere(page, customer);

    await expect(page).toHaveURL('/dashboard/account?tab=security');
    await expect(toastOf(page, 'Redirected')).toBeVisible();
  });

  test('leaves no entry for Back', async ({ page }) => {
    await signIn(page);
    await page.goto('/support');
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL('/dashboard/account?tab=profile');

    await page.goBack();
    await expect(page).toHaveURL('/support');
  });
});

test.describe('an unknown address below the dashboard', () => {
  test('shows the dashboard and says so', async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard/no/such/page?tab=renewals');

    await expect(page).toHaveURL('/dashboard?tab=renewals');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(toastOf(page, MOVED)).toBeVisible();
  });

  test('shows no message before signing in', async ({ page }) => {
    const customer = await newCustomer();
    await page.goto('/dashboard/bonds?a=1');
    await page.waitForURL(/\/signin\?returnTo=%2Fdashboard%2Fbonds%3Fa%3D1$/);
    await expect(toastOf(page, MOVED)).toHaveCount(0);
    await signInHere(page, customer);

    await expect(page).toHaveURL('/dashboard?a=1');
    await expect(toastOf(page, MOVED)).toBeVisible();
  });
});

test('these pages and those of the staff require signing in', async ({ page }) => {
  for (const path of [
    '/dashboard/attorney',
    '/dashboard/contractor',
    '/admin',
    '/admin/security',
    '/admin/contractors',
  ]) {
    await page.goto(path);

    await page.waitForURL(`/signin?returnTo=${encodeURIComponent(path)}`);
  }
});

test.describe('a staff page', () => {
  const ROLE = '**/rest/v1/rpc/holds_staff_role*';

  test('redirects a customer to the dashboard', async ({ page }) => {
    await signIn(page);
    for (const path of ['/admin', '/admin/security']) {
      await page.goto(path);

      await expect(page).toHaveURL('/dashboard');
      await expect(toastOf(page, 'That page is for staff only')).toBeVisible();
    }
  });

  test('says that the check of the access failed, and tries again', async ({ page }) => {
    await signIn(page);
    await page.route(ROLE, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin');

    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part did not load');
    await page.unroute(ROLE);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  for (const role of ['underwriter', 'admin'] as const) {
    test(`/admin/security opens for an ${role}`, async ({ page }) => {
      await signInAsStaff(page, role);
      await page.goto('/admin/security');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff and Access');
      await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
      await expect(page).toHaveURL('/admin/security');
      await expectNoViolations(page);
    });
  }

  const MEMBERS = '**/rest/v1/rpc/staff_members*';

  test("shows an error if the role can't be loaded", async ({ page }) => {
    await signInAsStaff(page, 'underwriter');
    await page.route(MEMBERS, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/admin/security');

    await expect(page.getByRole('main').getByRole('alert')).toContainText('This part did not load');
    await page.unroute(MEMBERS);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  });
});
