import { expectNoViolations } from '../support/accessibility';
import { signInPath } from '../../src/domain/accounts/return-to';
import { toastOf } from '../support/auth-actions';
import {
  agedSessionText,
  enterCode,
  newProvedCustomer,
  setUpHere,
} from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { sendForReview } from '../support/sent-application';
import {
  avatar,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-actions';
import { newAdmin, newStaffWithoutFactor, newUnderwriter } from '../support/underwriting-actions';

test.describe('staff', () => {
  test('without a second factor see only its setup, and return afterward', async ({
    page,
    context,
  }) => {
    const member = await newStaffWithoutFactor('Dana Whitfield');
    await rememberCustomer(context, await sessionText(member));
    await page.goto('/admin?status=all');
    await page.waitForURL(
      '/dashboard/account?tab=security&setup=staff&returnTo=%2Fadmin%3Fstatus%3Dall',
    );
    await expect(page.getByText('Set up two-factor authentication to continue')).toBeVisible();
    await expectNoViolations(page);

    await page.goto('/admin/security');
    await page.waitForURL(
      '/dashboard/account?tab=security&setup=staff&returnTo=%2Fadmin%2Fsecurity',
    );
    await setUpHere(page);
    await page.getByLabel('I saved these codes').check();
    await page.getByRole('button', { name: 'Done' }).click();

    await page.waitForURL('/admin/security');
    await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
  });

  test('sign in with password and code and reach the requested page', async ({ page }) => {
    const member = await newUnderwriter('Dana Whitfield');
    await page.goto(signInPath('/admin?status=all'));
    await waitForHydration(page);
    await signInHere(page, member);
    await page.waitForURL('/mfa?returnTo=%2Fadmin%3Fstatus%3Dall');
    await waitForHydration(page);
    await enterCode(page, member.secret);

    await page.waitForURL('/admin?status=all');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await avatar(page).click();
    const desk = page.locator('#account-menu').getByRole('link', { name: 'Underwriting' });
    await expect(desk).toHaveAttribute('href', '/admin');
  });

  test('must enter a recent code before a number is shown', async ({ page, context }) => {
    const id = await sendForReview(await newCustomer());
    const member = await newUnderwriter('Dana Whitfield');
    await rememberCustomer(context, await agedSessionText(member, 11));
    await gotoHydrated(page, `/admin?application=${id}`);
    const numbers = page.getByRole('region', { name: 'SSN and EIN' });
    await numbers.getByRole('button', { name: 'Show number for the SSN' }).click();
    await numbers.getByLabel('Why you need the SSN').fill('To compare it with the court order');
    await numbers.getByRole('button', { name: 'Show for 60 seconds' }).click();

    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await expect(dialog.getByLabel('Verification code')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(numbers.getByRole('alert')).toContainText('Enter a new code');

    await numbers.getByRole('button', { name: 'Show for 60 seconds' }).click();
    await enterCode(page, member.secret);
    await expect(numbers.getByText('219-09-8765')).toBeVisible();
  });

  test('must enter a recent code before a role changes', async ({ page, context }) => {
    const newcomer = await newProvedCustomer();
    const admin = await newAdmin('Calvin Ward');
    await rememberCustomer(context, await agedSessionText(admin, 11));
    await gotoHydrated(page, '/admin/security');
    await page.getByLabel('Email of the account').fill(newcomer.email);
    await page.getByRole('button', { name: 'Give role' }).click();

    await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
    await enterCode(page, admin.secret);

    await expect(toastOf(page, `Underwriter given to ${newcomer.email}`)).toBeVisible();
  });

  test('whose session was ended elsewhere are signed out at their next reveal', async ({
    page,
    context,
  }) => {
    const member = await newUnderwriter('Dana Whitfield');
    await rememberCustomer(context, await sessionText(member));
    await gotoHydrated(page, '/admin/security');
    await expect(page.getByRole('heading', { name: 'Who works here' })).toBeVisible();
    await member.client.auth.signOut({ scope: 'global' });

    await page.goto('/admin');

    await page.waitForURL('/signin?returnTo=%2Fadmin');
  });
});
