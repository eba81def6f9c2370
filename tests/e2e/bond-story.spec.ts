import type { BrowserContext, Page } from '@playwright/test';
import { formatShortDate, todayIn } from '../../src/domain/dates';
import { toastOf } from '../support/auth-actions';
import { openDesk } from '../support/desk-actions';
import { expect, test } from '../support/fixtures';
import { notaryDraft } from '../support/quote-draft';
import { button, reachReview, stepHeading } from '../support/quote-actions';
import { readPdf } from '../support/read-pdf';
import { scanCode } from '../support/scan-code';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack';
import { testSite } from '../support/test-site';
import { readRows } from '../support/test-stack';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const QUESTION = 'Who declined you, and why?';
const ANSWER = 'Another company, because the form came too late.';

/** A notary's answers with a bond effective today. An earlier decline sends them to an underwriter. */
function draftToReview(): { id: string; text: string } {
  const draft = JSON.parse(notaryDraft()) as {
    quoteId: string;
    sections: Record<'bondDetails' | 'underwriting', Record<string, unknown>>;
  };
  draft.sections.bondDetails['effectiveDate'] = formatShortDate(
    todayIn('America/New_York', new Date()),
  );
  draft.sections.underwriting['bondsDeclined'] = { answer: 'yes', details: 'In 2021, in Texas.' };

  return { id: draft.quoteId, text: JSON.stringify(draft) };
}

async function apply(page: Page, customer: Customer): Promise<string> {
  await rememberCustomer(page.context(), await sessionText(customer));
  const { id, text } = draftToReview();
  await reachReview(page, text);
  await button(page, 'Submit Application').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();

  return id;
}

/** The QR code on the bond that the customer downloads. */
async function scanBond({ client }: Customer, applicationId: string): Promise<string> {
  const [bond] = await readRows('bonds', { application_id: `eq.${applicationId}` });
  const { data } = await client.functions.invoke<{ url: string }>('generate-signed-url', {
    body: { bondId: bond?.['id'], type: 'bond' },
  });
  const file = await fetch(String(data?.url));
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));

  return scanCode((await pdf.draw(1)).png);
}

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

async function decide(page: Page, choice: string, press: string, words?: string): Promise<void> {
  await decision(page).getByRole('radio', { name: choice, exact: true }).check();
  if (words !== undefined) await decision(page).getByRole('textbox').fill(words);
  await decision(page).getByRole('button', { name: press }).click();
}

test('a customer gets a bond that a clerk verifies with its QR code', async ({ page, browser }) => {
  test.slow();
  const contexts: BrowserContext[] = [];
  const newPage = async (options = {}) => {
    const context = await browser.newContext({ baseURL: testSite.url, ...options });
    contexts.push(context);

    return context.newPage();
  };
  const customer = await newCustomer();
  const id = await apply(page, customer);

  const desk = await newPage();
  await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'), `?application=${id}`);
  await decide(desk, 'Ask for information', 'Send the question', QUESTION);
  await expect(toastOf(desk, 'Question sent')).toBeVisible();

  await openDesk(page, customer);
  await page.getByRole('button', { name: /^Answer/ }).click();
  await expect(page.getByText(QUESTION).first()).toBeVisible();
  await page.getByLabel('Your answer').fill(ANSWER);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(toastOf(page, 'Answer sent')).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('region', { name: 'History' }).getByText(ANSWER)).toBeVisible();
  await decide(desk, 'Approve', 'Approve');
  await expect(decision(desk).getByText('It is approved.')).toBeVisible();
  await decision(desk).getByRole('button', { name: 'Issue bond' }).click();
  await expect(decision(desk).getByText('The bond was issued.')).toBeVisible();

  const [bond] = await readRows('bonds', { application_id: `eq.${id}` });
  await page.goto(`/dashboard?bond=${String(bond?.['id'])}`);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Receipt/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toBe(`marshline-receipt-${String(bond?.['number'])}.pdf`);

  const address = await scanBond(customer, id);
  expect(address).toMatch(new RegExp(`^${testSite.url}/verify/[\\w-]{32}$`));
  const phone = await newPage({ viewport: { width: 360, height: 740 }, isMobile: true });
  await phone.goto(address);
  await expect(
    phone.getByRole('heading', { name: 'This bond is genuine and in force' }),
  ).toBeInViewport();
  await expect(phone.getByText('Marisol Okafor').first()).toBeVisible();
  await expect(phone.getByText('Secretary of State').first()).toBeVisible();

  await Promise.all(contexts.map((context) => context.close()));
});
