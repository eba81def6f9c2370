import { expectNoViolations } from '../support/accessibility';
import {
  buttonOf,
  fillSignUp,
  freshAddress,
  mailbox,
  mailedLink,
  signUpHere,
  toastOf,
} from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { newCustomer, signInHere, userOf } from '../support/session-actions';
import { PASSWORD } from '../support/stack';
import { readRows } from '../support/test-stack';

const NEW_PASSWORD = 'Another horse 2 battery';

test.describe('an account', () => {
  test('can sign up, confirm, sign out, reset the password and sign in again', async ({ page }) => {
    const email = freshAddress();

    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);

    await expect(toastOf(page, 'Account Created')).toBeVisible();
    await page.waitForURL('/verify-email');
    await expect(page.getByText(email)).toBeVisible();

    await page.goto(await mailedLink(email, /confirm/i));
    await expect(toastOf(page, 'Welcome!')).toBeVisible();
    await page.waitForURL('/dashboard');
    const userId = String(await userOf(page));
    expect(await readRows('profiles', { id: `eq.${userId}` })).toMatchObject([
      { first_name: 'Ada', last_name: 'Marsh' },
    ]);
    const acceptances = await readRows('tos_acceptances', { user_id: `eq.${userId}` });
    expect(acceptances).toMatchObject([{ version: 'v1.1' }]);
    expect(acceptances[0]?.['ip']).not.toBeNull();
    expect(acceptances[0]?.['user_agent']).toContain('Chrom');

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/(signin)?$/);

    await gotoHydrated(page, '/forgot-password');
    await page.getByLabel('Email').fill(email);
    await buttonOf(page, 'Send Reset Link').click();
    await expect(toastOf(page, 'Reset email sent!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();

    await page.goto(await mailedLink(email, /password/i));
    await waitForHydration(page);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(NEW_PASSWORD);
    await buttonOf(page, 'Update Password').click();
    await expect(toastOf(page, 'Password updated successfully!')).toBeVisible();
    await page.waitForURL('/signin');

    await waitForHydration(page);
    await signInHere(page, { email, password: PASSWORD });
    await expect(page.getByRole('alert').getByText('Email or password is incorrect')).toBeVisible();
    await signInHere(page, { email, password: NEW_PASSWORD });
    await expect(toastOf(page, 'Welcome back!')).toBeVisible();
    await page.waitForURL('/dashboard');
  });
});

test.describe('signing in', () => {
  test("shows each field's error as it changes, and allows sending once there is none", async ({
    page,
  }) => {
    await gotoHydrated(page, '/signin');
    await expect(buttonOf(page, 'Sign In')).toBeDisabled();

    await page.getByLabel('Email').fill('ada');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 10 characters')).toBeVisible();
    await expect(buttonOf(page, 'Sign In')).toBeDisabled();
    await expectNoViolations(page);

    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('ten letters');
    await expect(buttonOf(page, 'Sign In')).toBeEnabled();
  });

  test('gives the same answer for an unknown address and a wrong password', async ({ page }) => {
    const { email } = await newCustomer();
    await gotoHydrated(page, '/signin');

    for (const address of [email, freshAddress()]) {
      await signInHere(page, { email: address, password: 'wrong password' });
      await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(address);
    }
  });

  test('returns to the requested page', async ({ page }) => {
    await gotoHydrated(page, '/signin?returnTo=%2Fget-a-bond%3Fstate%3DTX');
    await signInHere(page, await newCustomer());
    await page.waitForURL('/get-a-bond?state=TX');
  });

  test('never returns to another site', async ({ page }) => {
    await gotoHydrated(page, '/signin?returnTo=%2F%2Fexample.com');
    await signInHere(page, await newCustomer());
    await page.waitForURL('/dashboard');
  });

  test('shows and hides the password with a button', async ({ page }) => {
    await gotoHydrated(page, '/signin');
    const password = page.getByLabel('Password', { exact: true });

    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show Password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide Password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('keeps typed text while the server is unreachable, and works afterward', async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await gotoHydrated(page, '/signin');
    await context.route('**/auth/v1/token**', (route) => route.abort());
    await signInHere(page, customer);
    await expect(page.getByRole('alert')).toContainText('Our server did not answer');

    await context.unroute('**/auth/v1/token**');
    await buttonOf(page, 'Sign In').click();
    await page.waitForURL('/dashboard');
  });

  test('sends an unconfirmed user to the page that resends the mail', async ({ page }) => {
    const email = freshAddress();
    await page.clock.install();
    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);
    await page.waitForURL('/verify-email');

    await gotoHydrated(page, '/signin');
    await signInHere(page, { email, password: PASSWORD });
    await page.waitForURL('/verify-email');
    await waitForHydration(page);
    await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();
    await page.clock.fastForward('01:00');
    await buttonOf(page, 'Resend verification email').click();
    await expect(toastOf(page, 'Verification email sent!')).toBeVisible();
    await expect.poll(async () => (await mailbox(email)).length).toBeGreaterThan(1);
    await expectNoViolations(page);
  });
});

test.describe('signing up', () => {
  test('shows a toast if the terms are not accepted, and keeps the typed text', async ({
    page,
  }) => {
    await gotoHydrated(page, '/signup');
    await fillSignUp(page, freshAddress());
    await buttonOf(page, 'Create Account').click();

    await expect(toastOf(page, 'Terms Required')).toBeVisible();
    await expect(toastOf(page, 'Please accept the Terms of Use to continue.')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByRole('checkbox', { name: /I accept the Terms/ })).toBeFocused();
  });

  test('names each rule that a password breaks', async ({ page }) => {
    await gotoHydrated(page, '/signup');
    const password = page.getByLabel('Password', { exact: true });
    const cases = [
      ['AAAAAAAAA1!', 'Password must contain at least one lowercase letter'],
      ['aaaaaaaaa1!', 'Password must contain at least one uppercase letter'],
      ['aaaaaaaaaA!', 'Password must contain at least one number'],
      ['aaaaaaaaaA1', 'Password must contain at least one special character'],
    ] as const;

    for (const [typed, message] of cases) {
      await password.fill(typed);
      await expect(page.getByText(message)).toBeVisible();
    }
    await password.fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill('other');
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByText('One number: done')).toBeAttached();
    await expectNoViolations(page);
  });

  test('gives the same answer for a taken address as for a new one', async ({ page }) => {
    const { email } = await newCustomer();
    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);

    await expect(toastOf(page, 'Account Created')).toBeVisible();
    await page.waitForURL('/verify-email');
  });

  test('shows a failure in a toast and on the page', async ({ context, page }) => {
    await context.route('**/auth/v1/signup**', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'boom' } }),
    );
    await gotoHydrated(page, '/signup');
    await signUpHere(page, freshAddress());

    await expect(toastOf(page, 'Sign Up Failed')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Failed to create account. Please try again.'),
    ).toBeVisible();
    await expect(page.getByText('boom')).toHaveCount(0);
  });
});
