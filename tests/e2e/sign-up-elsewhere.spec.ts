import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { buttonOf, freshAddress, mailedLink, signUpHere, toastOf } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, waitForHydration } from '../support/hydrated';
import { ownKeys, signInHere } from '../support/session-actions';
import { anonClient, PASSWORD } from '../support/stack';
import { testSite } from '../support/test-site';
import type { Stack } from '../../supabase/local/stack';

const STRANGERS_PASSWORD = 'Not the horse 1 of the owner!';
const OWN_PASSWORD = 'Another horse 2 of the owner!';

const auth = () => anonClient({ apiUrl: testSite.apiUrl } as Stack).auth;

/** Someone signs up with another person's address. */
async function strangerSignsUp(email: string): Promise<void> {
  const { error } = await auth().signUp({
    email,
    password: STRANGERS_PASSWORD,
    options: { data: { first_name: 'Mallory', terms_version: '1' } },
  });
  if (error) throw error;
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  return (await auth().signInWithPassword({ email, password })).data.session !== null;
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await buttonOf(page, 'Update Password').click();
  await expect(toastOf(page, 'Password updated successfully!')).toBeVisible();
}

test.describe('an address that a stranger signed up with', () => {
  test("gets the owner's password after the owner signs up and opens the link", async ({
    page,
  }) => {
    const email = freshAddress();
    await strangerSignsUp(email);
    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);
    await page.waitForURL('/verify-email');
    await page.goto(await mailedLink(email, /confirm/i));

    await page.waitForURL('/reset-password');
    await waitForHydration(page);
    await expect(page.getByText('The password of that sign-up does not work')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoViolations(page);
    expect(await ownKeys(page)).not.toContain('marshline-session');
    expect(await canSignIn(email, STRANGERS_PASSWORD)).toBe(false);
    await choosePassword(page, OWN_PASSWORD);

    await page.waitForURL('/signin');
    await waitForHydration(page);
    await signInHere(page, { email, password: OWN_PASSWORD });
    await page.waitForURL('/dashboard');
    await expect(page.getByText('Mallory')).toHaveCount(0);
    expect(await canSignIn(email, STRANGERS_PASSWORD)).toBe(false);
  });

  test('opens with no password while its owner has only viewed the link', async ({ page }) => {
    const email = freshAddress();
    await strangerSignsUp(email);
    await page.goto(await mailedLink(email, /confirm/i));
    await expect(page.getByRole('button', { name: /^Continue as / })).toBeVisible();
    expect(await canSignIn(email, STRANGERS_PASSWORD)).toBe(false);

    await page.getByRole('button', { name: /^Not you\?/ }).click();
    await page.waitForURL('/');
    expect(await canSignIn(email, STRANGERS_PASSWORD)).toBe(false);
  });
});

test("a sign-up's password works after opening the link in the same browser", async ({ page }) => {
  const email = freshAddress();
  await page.clock.install();
  await gotoHydrated(page, '/signup');
  await signUpHere(page, email);
  await page.waitForURL('/verify-email');
  await waitForHydration(page);
  await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();
  await page.clock.fastForward('01:00');
  await buttonOf(page, 'Resend verification email').click();
  await expect(toastOf(page, 'Verification email sent!')).toBeVisible();
  await page.goto(await mailedLink(email, /confirm/i));

  await page.waitForURL('/dashboard');
  expect(await canSignIn(email, PASSWORD)).toBe(true);
});

test('a sign-up leads to the page that the visitor wanted, and a mail goes out once a minute', async ({
  page,
}) => {
  const email = freshAddress();
  await gotoHydrated(page, '/signin?returnTo=%2Fget-a-bond%3Fstate%3DTX');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('/signup?returnTo=%2Fget-a-bond%3Fstate%3DTX');
  await waitForHydration(page);
  await signUpHere(page, email);
  await page.waitForURL('/verify-email');
  await expect(buttonOf(page, /^Send again in \d+ seconds$/)).toBeDisabled();

  await page.goto(await mailedLink(email, /confirm/i));

  await page.waitForURL('/get-a-bond?state=TX');
});
