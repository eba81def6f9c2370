import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { buttonOf, freshAddress, mailedLink, toastOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-actions';
import { strangersLink, tokensOf } from '../support/strangers-links';
import { readRows } from '../support/test-stack';

const NEW_PASSWORD = 'Another horse 2 battery';

test.describe('forgetting a password', () => {
  test('gives the same answer for an unknown address, and accepts another one', async ({
    page,
  }) => {
    await gotoHydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(freshAddress());
    await buttonOf(page, 'Send Reset Link').click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

    await buttonOf(page, 'Try Different Email').click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('mails an address at most once a minute, and says so', async ({ page }) => {
    const { email } = await newCustomer();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/v1/recover') && request.method() === 'POST')
        requests.push(request.url());
    });
    await page.clock.install();
    const ask = async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill(email);
      await buttonOf(page, 'Send Reset Link').click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();
    };
    await gotoHydrated(page, '/forgot-password');
    await ask();
    await buttonOf(page, 'Try Different Email').click();
    await ask();
    expect(requests).toHaveLength(1);
    await expectNoViolations(page);

    await page.clock.fastForward('01:00');
    await buttonOf(page, 'Send another link').click();
    await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();
    await expect.poll(() => requests).toHaveLength(2);
  });

  test('says that the mail could not be sent', async ({ context, page }) => {
    await context.route('**/auth/v1/recover**', (route) =>
      route.fulfill({ status: 500, json: {} }),
    );
    await gotoHydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(freshAddress());
    await buttonOf(page, 'Send Reset Link').click();

    await expect(page.getByRole('alert')).toHaveText(
      'Unable to send reset email. Please try again.',
    );
  });
});

test.describe('resetting a password', () => {
  const INVALID = 'Invalid or expired reset link. Please request a new password reset.';

  test('needs both tokens', async ({ page }) => {
    for (const query of ['', '?access_token=a', '?refresh_token=b']) {
      await page.goto(`/reset-password${query}`);

      await expect(page.getByText(INVALID)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
    }
  });

  test('accepts a link once, and sends another with one button', async ({ page }) => {
    const { email } = await newCustomer();
    await page.clock.install();
    await gotoHydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await buttonOf(page, 'Send Reset Link').click();
    const link = await mailedLink(email, /password/i);

    await page.goto(link);
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await page.reload(); // the link is used up, and its session waits in this tab
    await choosePassword(page);
    await page.waitForURL('/signin');

    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(INVALID);
    await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();
    await page.clock.fastForward('01:00');
    await buttonOf(page, 'Send a new link').click();
    await expect(page.getByText('sending it a new link')).toBeVisible();
    await expectNoViolations(page);
  });

  test('names the account, and keeps the current user signed in', async ({ page }) => {
    const customer = await newCustomer();
    await rememberCustomer(page.context(), await sessionText(customer));
    const stranger = await newCustomer();
    await page.goto(`/reset-password?${await tokensOf(stranger)}`);

    await expect(page.getByText(`Choose a new password for ${stranger.email}.`)).toBeVisible();
    await expect(page.getByText(`You are signed in as ${customer.email}`)).toBeVisible();
    await expectNoViolations(page);
    await page.goto('/dashboard/account');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email);
  });

  test('checks off four rules and requires two equal entries', async ({ page }) => {
    const { path } = await strangersLink('recovery');
    await page.goto(path.replace('/auth/callback', '/reset-password'));
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect(buttonOf(page, 'Update Password')).toBeDisabled();
    await expect(page.getByRole('listitem').filter({ hasText: ': missing' })).toHaveCount(4);

    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await expect(page.getByRole('listitem').filter({ hasText: ': done' })).toHaveCount(4);
    await page.getByLabel('Confirm Password', { exact: true }).fill('other');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expectNoViolations(page);
  });

  test('is refused with unknown tokens', async ({ page }) => {
    await page.goto('/reset-password?access_token=a&refresh_token=b');

    await expect(page.getByText(INVALID)).toBeVisible();
  });
});

async function choosePassword(page: Page): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
  await buttonOf(page, 'Update Password').click();
}

test.describe('other pages of the account', () => {
  test('the help page asks to sign up again if it knows no address', async ({ page }) => {
    await gotoHydrated(page, '/verify-email');
    await buttonOf(page, 'Resend verification email').click();

    await expect(page.getByRole('alert')).toHaveText(
      'Unable to resend verification. Please try signing up again.',
    );
  });

  test('an invalid mailed link opens sign-in with an error', async ({ page }) => {
    await page.goto('/auth/callback?token_hash=unknown&type=signup');

    await expect(toastOf(page, 'Authentication Error')).toBeVisible();
    await expect(
      toastOf(page, 'There was a problem completing authentication. Please try signing in again.'),
    ).toBeVisible();
  });

  test('account settings change the name and send a confirmation to the new address', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const wanted = freshAddress();
    await page.goto('/account');
    await page.waitForURL(/\/signin\?/);
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/account');

    await page.getByLabel('First name').fill('G');
    await page.getByLabel('First name').fill('');
    await expect(page.getByText('First name is required')).toBeVisible();
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Tide');
    await page.getByLabel('Email').fill(wanted);
    await buttonOf(page, 'Save Changes').click();

    await expect(toastOf(page, 'Profile Updated')).toBeVisible();
    await expect(page.getByText('Confirm the new address')).toBeVisible();
    expect(await readRows('profiles', { id: `eq.${customer.userId}` })).toMatchObject([
      { first_name: 'Grace', last_name: 'Tide' },
    ]);
    await expectNoViolations(page);
  });

  test('account settings show an error if saving fails, and keep the typed text', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await page.goto('/account');
    await page.waitForURL(/\/signin\?/);
    await waitForHydration(page);
    await signInHere(page, customer);
    await page.waitForURL('/account');
    await context.route('**/rest/v1/profiles**', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: {} })
        : route.continue(),
    );

    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Tide');
    await buttonOf(page, 'Save Changes').click();

    await expect(toastOf(page, 'Update Failed')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
  });
});
