import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { notaryDraft } from '../support/quote-draft';
import { button, reachReview, stepHeading } from '../support/quote-actions';
import { queuedMail } from '../support/queued-mails';
import { readPdf } from '../support/read-pdf';
import { search } from '../support/search-actions';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { testSite } from '../support/test-site';
import { readRows } from '../support/test-stack';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const FIRST = '<img src=x onerror="window.attacked=1">';
/** Reverses the direction of the following text, unless someone removes it. */
const OVERRIDE = '\u202e';
const LAST = `O'Kafor</title><script>window.attacked=1</script>`;
const NAME = `${FIRST} ${LAST}`;
const OBLIGEE = `Court "&quot; <svg/onload=window.attacked=1> ${'='.repeat(60)}`;

function hostileDraft(): { id: string; text: string } {
  const draft = JSON.parse(notaryDraft()) as {
    quoteId: string;
    sections: Record<'bondDetails' | 'applicant', Record<string, unknown>>;
  };
  Object.assign(draft.sections.applicant, { firstName: OVERRIDE + FIRST, lastName: LAST });
  draft.sections.bondDetails['obligee'] = OBLIGEE;

  return { id: draft.quoteId, text: JSON.stringify(draft) };
}

/** Checks that the name created no element and ran no script. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(await page.locator('body').textContent()).not.toContain(OVERRIDE);
}

test('a name with markup stays plain text in the application, bond, mail and desk', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await newCustomer();
  await rememberCustomer(page.context(), await sessionText(customer));
  const { id, text } = hostileDraft();
  await reachReview(page, text);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expectOnlyText(page);
  await button(page, 'Submit Application and Issue Bond').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expectOnlyText(page);

  const [bond] = await readRows('bonds', { application_id: `eq.${id}` });
  expect(bond).toMatchObject({ principal: NAME, obligee: OBLIGEE });

  const { data } = await customer.client.functions.invoke<{ url: string }>('generate-signed-url', {
    body: { bondId: bond?.['id'], type: 'bond' },
  });
  const file = await fetch(String(data?.url));
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  const pdf = await readPdf(new Uint8Array(await file.arrayBuffer()));
  const printed = (await pdf.textOf(1)).replaceAll(/\s+/g, '');
  expect(printed).toContain(NAME.replaceAll(' ', ''));
  expect(printed).toContain(OBLIGEE.replaceAll(' ', ''));

  await page.goto('/dashboard?tab=bonds');
  await expect(page.getByText(OBLIGEE).first()).toBeVisible();
  await expectOnlyText(page);

  const clerk = await (await browser.newContext({ baseURL: testSite.url })).newPage();
  await clerk.goto(`/verify/${String(bond?.['verify_token'])}`);
  await expect(clerk.getByText(NAME).first()).toBeVisible();
  await expect(clerk.getByText(OBLIGEE).first()).toBeVisible();
  await expectOnlyText(clerk);

  const mail = await queuedMail(
    'marisol.okafor@example.com',
    `Your bond ${String(bond?.['number'])}`,
  );
  expect(mail.html).not.toMatch(/<img|<svg|<script/);

  const desk = await (await browser.newContext({ baseURL: testSite.url })).newPage();
  await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'), `?application=${id}`);
  await expect(desk.getByText(NAME).first()).toBeVisible();
  await expectOnlyText(desk);
});

/** Pages that read something from their address. */
const READERS = [
  '/resources?q=',
  '/resources?category=',
  '/resources?missing=',
  '/get-a-bond?bondType=',
  '/quote?bondType=notary&state=',
  '/quote?resume=',
  '/signin?returnTo=/',
  '/signup?email=',
  '/auth/callback?error_description=',
  '/auth/callback#error_description=',
  '/mfa?returnTo=/',
  '/reset-password?token_hash=',
  '/unsubscribe?token=',
  '/verify/',
  '/products?category=',
  '/dashboard?bond=',
  '/dashboard/account?tab=',
  '/states/',
];

test('markup in an address stays text on every page that reads its address', async ({ page }) => {
  test.slow();
  for (const reader of READERS) {
    await page.goto(reader + encodeURIComponent(`"><img src=x onerror="window.attacked=1">`));
    await waitForHydration(page);
    await expectOnlyText(page);
  }
});

test('markup in a search stays text, where results are marked and where nothing is found', async ({
  page,
}) => {
  await page.goto('/about');
  const { line, results, status } = await search(page, 'executor');
  await expect(results.first().locator('mark').first()).toBeVisible();

  await line.fill(`zqxwv ${FIRST}`);
  await expect(status).toHaveText(`Nothing found for “zqxwv ${FIRST}”.`);
  await expectOnlyText(page);
});
