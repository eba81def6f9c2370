import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { queuedMail } from './queued-mails.ts';
import { FIRM, MATTER } from './sample-firm.ts';
import { CLIENT_STEPS } from './signing-answers.ts';
import type { Customer } from './stack.ts';

/** A firm of the customer with a matter whose client has this address. Returns the id of the matter. */
export async function openFirmWithMatter(
  { client }: Customer,
  email: string,
): Promise<{ matterId: string }> {
  const [matterId, personId] = [randomUUID(), randomUUID()];
  const person = { id: personId, role: 'client', full_name: 'Mary Smith', email, phone: '' };
  for (const [name, args] of [
    ['open_firm', { of_firm: randomUUID(), firm: FIRM }],
    [
      'save_matter',
      {
        of_matter: matterId,
        known_version: 0,
        save_key: randomUUID(),
        matter: { ...MATTER, people: [person] },
      },
    ],
  ] as const) {
    const { error } = await client.rpc(name, args as never);
    if (error) throw error;
  }

  return { matterId };
}

/** The path of the mailed link. */
export async function mailedSigningPath(email: string): Promise<string> {
  const { text } = await queuedMail(email, 'Ward & Hale asks you to sign');

  return String(/\/sign#[\w-]{32}/.exec(text)?.[0]);
}

/** Ask for a code on the page, and enter it from the mail. */
export async function enterMailedCode(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const { text } = await queuedMail(email, 'Your code for Ward & Hale');
  await page.getByLabel('Code').fill(String(/Your code is (\d{6})/.exec(text)?.[1]));
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Continue to the screen with this heading. */
export async function continueTo(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: /^(Agree and continue|Continue)$/ }).click();
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
}

/** Answer all screens from "Your identity" to the first consent. */
export async function answerAfterYou(page: Page): Promise<void> {
  const { identity, work, relation, history } = CLIENT_STEPS;
  await page.getByLabel('Date of birth').fill(identity.dateOfBirth);
  await page.getByLabel('Social Security number').fill(identity.ssn);
  await continueTo(page, 'Work and means');
  await page.getByLabel('Occupation').fill(work.occupation);
  await page.getByLabel('What you own, minus what you owe').selectOption(work.netWorth);
  await continueTo(page, 'You and the matter');
  await page.getByLabel(/^Your relation to/).fill(relation.relation);
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'No' }).check();
  await continueTo(page, 'Your history');
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'No' }).check();
  await page
    .getByRole('radiogroup', { name: 'Have you ever filed for bankruptcy?' })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByLabel('What happened, and when?').fill(history.history);
  await continueTo(page, 'Check the case');
}
