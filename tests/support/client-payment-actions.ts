import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { MATTER_QUOTES_KEY } from '../../src/platform/storage-keys.ts';
import { queuedMail } from './queued-mails.ts';
import { reachPayment } from './quote-actions.ts';
import { notaryDraft } from './quote-draft.ts';
import { newCustomer, rememberCustomer, sessionText } from './session-actions.ts';
import { openFirmWithMatter } from './signing-actions.ts';

/** The desk of an attorney, whose quote for a matter is at its payment. The matter's client has this address. */
export async function openQuoteOfMatter(
  browser: Browser,
  email: string,
): Promise<{ desk: Page; context: BrowserContext; matterId: string }> {
  const attorney = await newCustomer();
  const { matterId } = await openFirmWithMatter(attorney, email);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await rememberCustomer(context, await sessionText(attorney));
  const desk = await context.newPage();
  const draft = notaryDraft();
  const { quoteId } = JSON.parse(draft) as { quoteId: string };
  await desk.goto('/robots.txt');
  await desk.evaluate(([key, text]) => localStorage.setItem(key, text), [
    MATTER_QUOTES_KEY,
    JSON.stringify([{ matterId, quoteId }]),
  ] as const);
  await reachPayment(desk, draft);

  return { desk, context, matterId };
}

/** The path of the mailed link to pay. */
export async function mailedPaymentPath(email: string): Promise<string> {
  const { text } = await queuedMail(email, 'Ward & Hale asks you to pay');

  return String(/\/pay#[\w-]{32}/.exec(text)?.[0]);
}

/** Wait until the state of the request to the client has this word. */
export async function expectClientState(desk: Page, word: string): Promise<void> {
  const state = desk.getByRole('group', { name: 'Your client pays' });
  await expect(state.getByRole('status')).toHaveText(word);
}
