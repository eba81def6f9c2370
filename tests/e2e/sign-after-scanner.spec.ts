import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailbox } from '../support/auth-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { queuedMail } from '../support/queued-mails';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { mailedSigningPath, openFirmWithMatter } from '../support/signing-actions';

const CODE_MAIL = 'Your code for Ward & Hale';

/** Open a link as some mail scanners do: with its scripts, pressing each button that shows up once. */
async function pressEverything(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  const pressed: string[] = [];
  for (;;) {
    await expect(page.getByRole('main').locator('button[aria-disabled="true"]')).toHaveCount(0);
    const next = (await buttons.allTextContents()).find((text) => !pressed.includes(text));
    if (next === undefined) return pressed;

    pressed.push(next);
    await buttons.filter({ hasText: next }).first().click();
  }
}

/** The code of the newest mail, once there are so many. */
async function newestCode(email: string, mails: number): Promise<string> {
  await expect(async () => {
    await queuedMail(email, CODE_MAIL);
    const sent = (await mailbox(email)).filter(({ subject }) => subject.startsWith(CODE_MAIL));
    expect(sent).toHaveLength(mails);
  }).toPass();
  const { text } = await queuedMail(email, CODE_MAIL);

  return String(/Your code is (\d{6})/.exec(text)?.[1]);
}

test('a mail scanner opens the link and presses everything, and the client still gets in, and only the client @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const attorney = await newCustomer();
  const { matterId } = await openFirmWithMatter(attorney, email);
  const context = await browser.newContext();
  await rememberCustomer(context, await sessionText(attorney));
  const desk = await context.newPage();
  await gotoHydrated(desk, `/dashboard/attorney?matter=${matterId}`);
  const entry = desk.getByRole('region', { name: 'Mary Smith' });
  await entry.getByRole('button', { name: /^Preview and invite/ }).click();
  await entry.getByRole('checkbox', { name: /^My client has authorized me/ }).check();
  await entry.getByRole('button', { name: /^Send to/ }).click();
  await expect(entry.getByRole('status')).toHaveText('Invited');
  const path = await mailedSigningPath(email);

  const scanner = await (await browser.newContext()).newPage();
  expect(await pressEverything(scanner, path)).toEqual([
    'Email me a code',
    'Continue',
    'Send a new code',
  ]);
  await expect(scanner.getByText('Enter the 6 digits from the email')).toBeVisible();
  await expect(scanner.getByText('Mary Smith')).toHaveCount(0);
  await newestCode(email, 2); // the codes went to the client's mailbox

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').fill(await newestCode(email, 3));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
  await expect(page.getByLabel('Full legal name')).toHaveValue('Mary Smith');

  // The scanner comes back, and still sees firm and purpose only.
  await scanner.reload();
  await expect(scanner.getByText('Ward & Hale')).toBeVisible();
  await expect(scanner.getByRole('heading', { name: 'About you' })).toHaveCount(0);
  await expect(scanner.getByText('Mary Smith')).toHaveCount(0);
});
