import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { executorDraft } from '../support/document-actions';
import { enterCode, newProvedCustomer, typeCode } from '../support/factor-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { button, reachDocuments, stepHeading } from '../support/quote-actions';
import {
  endSession,
  ownKeys,
  rememberCustomer,
  sessionText,
  signInAgainDialog,
} from '../support/session-actions';
import type { Customer } from '../support/stack';

const codeDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' });

/** Enters the password in the dialog over the quote. */
async function givePasswordOver(page: Page, { email, password }: Customer): Promise<void> {
  await button(page, 'Sign In').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(codeDialog(page).getByLabel('Verification code')).toBeFocused();
}

test.describe('a code dialog over the open page', () => {
  test('finishes a sign-in over a quote by keyboard', async ({ page }) => {
    const customer = await newProvedCustomer();
    await reachDocuments(page, executorDraft());
    await givePasswordOver(page, customer);
    await expectNoViolations(page);

    await typeCode(page, customer.secret);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(stepHeading(page, 'Documents')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Choose files for Personal identification' }),
    ).toBeVisible();
  });

  test("can be closed, and the visitor's quote stays", async ({ page }) => {
    await reachDocuments(page, executorDraft());
    await givePasswordOver(page, await newProvedCustomer());

    await codeDialog(page).getByRole('button', { name: 'Sign out' }).click();

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(stepHeading(page, 'Documents')).toBeVisible();
    await expect(page.getByText('Sign in to upload your documents')).toBeVisible();
    const keys = await ownKeys(page);
    expect(keys).toContain('marshline.quote-draft');
    expect(keys).not.toContain('marshline-session');
  });

  test('follows the password after a session ended', async ({ page, context }) => {
    const customer = await newProvedCustomer();
    await rememberCustomer(context, await sessionText(customer));
    await gotoHydrated(page, '/dashboard/account');
    await page.getByLabel('Display Name').fill('Ada Marsh');
    await endSession(page, customer);
    await page.getByRole('button', { name: 'Save Changes' }).click();

    const again = signInAgainDialog(page);
    await again.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.keyboard.press('Enter');
    await expect(codeDialog(page).getByLabel('Verification code')).toBeFocused();
    await expectNoViolations(page);
    await enterCode(page, customer.secret);

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByLabel('Display Name')).toHaveValue('Ada Marsh');
  });
});
