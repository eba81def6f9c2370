import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import {
  buttonOf,
  freshAddress,
  mailbox,
  mailedLink,
  signUpHere,
  toastOf,
} from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { DRAFT_KEY, notaryDraft } from '../support/quote-draft';
import { gotoHydrated } from '../support/hydrated';
import {
  newCustomer,
  rememberCustomer,
  sessionText,
  signInLink,
  userOf,
} from '../support/session-actions';
import { LINK_KINDS, strangersLink, tokensOf } from '../support/strangers-links';
import { serviceClient } from '../support/stack';
import { testSite } from '../support/test-site';
import { readRows } from '../support/test-stack';
import type { Stack } from '../../supabase/local/stack';

/** Starts a quote as a visitor in this browser. */
async function beginQuote(page: Page): Promise<string> {
  const draft = notaryDraft();
  await page.goto('/robots.txt');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    DRAFT_KEY,
    draft,
  ] as const);

  return draft;
}

const keptDraft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY);

const draftsOf = (userId: string) => readRows('applications', { user_id: `eq.${userId}` });

const continueButton = (page: Page) => page.getByRole('button', { name: /^Continue as / });

test.describe("a link that opens another person's account", () => {
  for (const kind of LINK_KINDS) {
    // The question looks alike for every kind, so a phone sees one.
    const tag = kind === 'magiclink' ? ' @phone' : '';
    test(`signs no visitor in without a question, and moves no quote: ${kind}${tag}`, async ({
      page,
    }) => {
      const draft = await beginQuote(page);
      const { email, userId, path } = await strangersLink(kind);
      await page.goto(`${path}&next=%2Fquote`);
      if (kind === 'email_change') await buttonOf(page, 'Yes, I asked for it').click();

      await expect(page.getByRole('main').getByText(email)).toBeVisible();
      await expect(continueButton(page)).toBeVisible();
      await expectNoViolations(page);
      expect(await userOf(page)).toBeUndefined();

      await page.getByRole('button', { name: /^Not you\?/ }).click();
      await page.waitForURL('/');
      expect(await userOf(page)).toBeUndefined();
      expect(await keptDraft(page)).toBe(draft);
      expect(await draftsOf(userId)).toEqual([]);
    });
  }

  test("doesn't change that person's address before the visitor agrees", async ({ page }) => {
    const { email, userId, path } = await strangersLink('email_change');
    const { auth } = serviceClient({ apiUrl: testSite.apiUrl } as Stack);
    const addressOfStranger = async () => (await auth.admin.getUserById(userId)).data.user?.email;
    const before = await addressOfStranger();
    await page.goto(path);

    await expect(
      page.getByRole('heading', { name: 'Change the email address of an account?' }),
    ).toBeFocused();
    await expectNoViolations(page);
    expect(await addressOfStranger()).toBe(before);
    await buttonOf(page, 'No, leave everything as it is').click();
    await page.waitForURL('/');
    expect(await addressOfStranger()).toBe(before);

    await page.goto(path);
    await buttonOf(page, 'Yes, I asked for it').click();
    await expect(continueButton(page)).toBeVisible();
    expect(await addressOfStranger()).toBe(email);
  });

  test('keeps a signed-in customer signed in', async ({ page }) => {
    const customer = await newCustomer();
    await rememberCustomer(page.context(), await sessionText(customer));
    const { email, path } = await strangersLink('magiclink');
    await page.goto(path);

    await expect(page.getByText(`You are signed in as ${customer.email}`)).toBeVisible();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await page.getByRole('button', { name: /^Not you\?/ }).click();
    await page.waitForURL('/dashboard');
    expect(await userOf(page)).toBe(customer.userId);
  });

  for (const place of ['?', '#']) {
    test(`is refused with tokens after ${place}`, async ({ page }) => {
      const draft = await beginQuote(page);
      const stranger = await newCustomer();
      await page.goto(`/auth/callback${place}${await tokensOf(stranger)}&next=/quote`);

      await expect(toastOf(page, 'Authentication Error')).toBeVisible();
      await page.waitForURL('/signin');
      expect(await userOf(page)).toBeUndefined();
      expect(await keptDraft(page)).toBe(draft);
      expect(await draftsOf(stranger.userId)).toEqual([]);
    });
  }
});

test.describe('a link that this browser did not request', () => {
  test('asks again after a reload, then asks about the quote and moves it if the user agrees', async ({
    page,
  }) => {
    await beginQuote(page);
    const { userId, path } = await strangersLink('magiclink');
    await page.goto(path);
    await expect(continueButton(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Continue to this account?' })).toBeFocused();
    await continueButton(page).focus();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Add your unfinished quote?' })).toBeFocused();
    await expectNoViolations(page);
    expect(await userOf(page)).toBeUndefined();
    expect(await draftsOf(userId)).toEqual([]);

    await page.getByRole('button', { name: 'Yes, add the quote' }).click();
    await page.waitForURL('/dashboard');
    expect(await userOf(page)).toBe(userId);
    await expect.poll(async () => (await draftsOf(userId)).length).toBe(1);
  });

  test('leaves the quote in the browser if the user wants, even after signing out', async ({
    page,
  }) => {
    const draft = await beginQuote(page);
    const { userId, path } = await strangersLink('magiclink');
    await page.goto(`${path}&next=%2Fquote`);
    await continueButton(page).click();
    await page.getByRole('button', { name: 'No, leave it in this browser' }).click();
    await page.waitForURL(/\/quote/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await keptDraft(page)).toBeNull();

    // A signed-out tab of the visitor keeps writing.
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      DRAFT_KEY,
      draft,
    ] as const);
    await gotoHydrated(page, '/quote');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await draftsOf(userId)).toEqual([]);

    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(signInLink(page)).toBeVisible();
    await gotoHydrated(page, '/quote');
    await expect.poll(() => keptDraft(page)).toBe(draft);
  });

  test('can be answered in one of two tabs, and the other shows an error and the sign-in page', async ({
    context,
    page,
  }) => {
    const { userId, path } = await strangersLink('magiclink');
    await page.goto(path);
    await expect(continueButton(page)).toBeVisible();

    const second = await context.newPage();
    await second.goto(path);
    await expect(toastOf(second, 'Authentication Error')).toBeVisible();
    await second.waitForURL('/signin');

    await continueButton(page).click();
    await page.waitForURL('/dashboard');
    expect(await userOf(page)).toBe(userId);
  });
});

test.describe('an expired link', () => {
  test('shows an error and opens the sign-in page', async ({ page }) => {
    for (const kind of ['magiclink', 'email_change'] as const) {
      await page.goto(`/auth/callback?token_hash=of-yesterday&type=${kind}`);
      if (kind === 'email_change') await buttonOf(page, 'Yes, I asked for it').click();

      await expect(toastOf(page, 'Authentication Error')).toBeVisible();
      await expect(toastOf(page, 'Please try signing in again.')).toBeVisible();
      await page.waitForURL('/signin');
      expect(await userOf(page)).toBeUndefined();
    }
  });
});

test.describe('a link that this browser requested', () => {
  test('signs in without a question, and asks only about the quote', async ({ page }) => {
    await beginQuote(page);
    const email = freshAddress();
    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);
    await page.waitForURL('/verify-email');
    await page.goto(await mailedLink(email, /confirm/i));

    await expect(page.getByRole('heading', { name: 'Add your unfinished quote?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, add the quote' }).click();
    await page.waitForURL('/dashboard');
    const userId = (await userOf(page)) ?? '';
    await expect.poll(async () => (await draftsOf(userId)).length).toBe(1);
  });

  test('can be replaced with one button after it stops working', async ({ context, page }) => {
    const email = freshAddress();
    await gotoHydrated(page, '/signup');
    await signUpHere(page, email);
    await page.waitForURL('/verify-email');
    await mailedLink(email, /confirm/i);

    const mails = await context.newPage();
    await mails.clock.install();
    await mails.goto('/auth/callback?token_hash=of-yesterday&type=signup');
    await expect(toastOf(mails, 'This link has expired')).toBeVisible();
    await mails.waitForURL('/verify-email');
    await expect(mails.getByRole('main').getByText(email)).toBeVisible();
    await expect(buttonOf(mails, /^Send again in \d+ seconds$/)).toBeDisabled();
    await mails.clock.fastForward('01:00');
    await buttonOf(mails, 'Resend verification email').click();
    await expect.poll(async () => (await mailbox(email)).length).toBe(2);
  });
});
