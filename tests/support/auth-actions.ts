import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/stack.ts';
import type { Message } from '../../supabase/local/mail/mailbox.ts';
import { shownCode } from './mailed-code.ts';
import { firstLink, mailsTo, PASSWORD } from './stack.ts';
import { testSite } from './test-site.ts';

/** An unused address. */
export function freshAddress(): string {
  return `${randomUUID()}@example.com`;
}

/** A toast with this text. */
export function toastOf(page: Page, text: string): Locator {
  return page.getByRole('alert').or(page.getByRole('status')).getByText(text).first();
}

/** A button of the page's main content, not of its frame. */
export function buttonOf(page: Page, name: string | RegExp): Locator {
  return page.getByRole('main').getByRole('button', { name });
}

/** The test site's mails to an address, newest first. */
export function mailbox(email: string): Promise<Message[]> {
  return mailsTo({ mailUrl: testSite.mailUrl } as Stack, email);
}

/** The link in the newest mail to an address with this subject. Waits for the mail. */
export async function mailedLink(email: string, subject: RegExp): Promise<string> {
  const findMail = async () => (await mailbox(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(findMail).toBeDefined();

  return firstLink(await findMail());
}

/** The digits in the newest mail to an address with this subject, as the mail shows them. Waits for the mail. */
export async function mailedCode(email: string, subject: RegExp): Promise<string> {
  const findMail = async () => (await mailbox(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(findMail).toBeDefined();

  return shownCode(await findMail());
}

/** Fill in the sign-up form except for the terms. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
}

/** Create an account with the form, up to the page that waits for its confirmation. */
export async function signUpHere(page: Page, email: string): Promise<void> {
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /I accept the Terms/ }).check();
  await buttonOf(page, 'Create Account').click();
}
