import { randomUUID } from 'node:crypto';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { buildInquiry } from '../support/inquiries';
import { FIRM } from '../support/sample-firm';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const DECLINED = {
  asker: 'applicant',
  bond: 'notary',
  bondName: 'Notary Bond',
  state: 'TN',
  amount: 1_000_000,
  worry: 'credit',
  sentAt: '2026-11-20T15:00:00Z',
  endsAt: '2027-01-19T15:00:00Z',
  answered: { answer: 'declined', note: '', at: '2026-11-21T15:00:00Z' },
};

test('a visitor asks before applying, an underwriter answers, and the visitor goes on to a quote @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/inquiry');
  await page.getByRole('button', { name: 'Ask an underwriter' }).click();
  await expect(page.getByRole('combobox', { name: 'Bond', exact: true })).toBeFocused();
  await expect(page.getByText('Select the bond')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('combobox', { name: 'Bond', exact: true }).selectOption('notary');
  await page.getByRole('combobox', { name: 'State' }).selectOption('TN');
  await page.getByRole('textbox', { name: 'Bond amount' }).fill('$10,000');
  await page.getByRole('combobox', { name: 'What worries you?' }).selectOption('credit');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Ask an underwriter' }).click();
  const waiting = page.getByRole('heading', { name: 'An underwriter has your question' });
  await expect(waiting).toBeFocused();
  await expect(page).toHaveURL(/\/inquiry#[\w-]{43}$/);
  await expect(page.getByText(`on this page and by email to ${email}.`)).toBeVisible();
  await expect(page.getByText('Ask before you apply')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start your quote' })).toBeHidden();
  const listed = page.getByRole('link', { name: 'our listed price for this bond' });
  await expect(listed).toHaveAttribute('href', '/quote?bondType=notary&state=TN&amount=10000');

  const desk = await (await browser.newContext()).newPage();
  await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'));
  await desk.getByRole('link', { name: /^Inquiries: \d+$/ }).click();
  const entry = desk.getByRole('listitem').filter({ hasText: email });
  await expect(entry).toContainText('Low credit score');
  await expect(entry.getByText('They read: “Likely, with more documents”')).toBeVisible();
  await entry.getByRole('radio', { name: 'Needs help' }).check();
  await entry.getByRole('button', { name: 'Send the answer' }).click();
  await expect(entry.getByText('Enter a note. The visitor will read it')).toBeVisible();
  await expectNoViolations(desk);
  await entry.getByRole('textbox', { name: 'Note to the visitor' }).fill('Send two tax returns.');
  await entry.getByRole('button', { name: 'Send the answer' }).click();
  await expect(entry).toContainText('Needs help: Send two tax returns.');
  await expect(
    desk.getByRole('heading', { name: /^(Waiting: \d+|No inquiry waits)$/ }),
  ).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Likely, with more documents' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Low credit score' })).toBeVisible();
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(page.getByText('Sooner? Call')).toBeHidden();
  await expect(page.getByText('Send two tax returns.')).toBeVisible();
  const answerThenLink = page.locator('[data-note], [data-copy]');
  await expect(answerThenLink.first()).toHaveText('Send two tax returns.');
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  await page.getByRole('link', { name: 'Start your quote' }).click();
  await expect(page).toHaveURL(/\/quote\?bondType=notary&state=TN/);
});

test('an attorney goes on from the answer to a matter with bond, state and amount filled in', async ({
  page,
}) => {
  const answered = { answer: 'likely', note: '', at: '2026-11-21T15:00:00Z' };
  const asked = { ...DECLINED, asker: 'attorney', bond: 'administrator', state: 'SC', answered };
  await rememberCustomer(page.context(), await sessionText(await customerWithFirm()));
  const waiting = { ...asked, answered: undefined };
  const answers = [waiting, asked];
  await page.route('**/functions/v1/inquiry-status', (route) =>
    route.fulfill({ json: answers.shift() }),
  );
  await page.goto(`/inquiry#${'a'.repeat(43)}`);

  await expect(page.getByText('keeps your matters and their filing dates')).toBeVisible();
  await expect(page.getByText('Asking for a client?')).toBeHidden();
  await page.reload();
  await expect(page.getByText('your client adds the Social Security number')).toBeVisible();
  await expect(page.getByText('Asking for a client?')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Start your quote' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Open a matter' }).click();
  await expect(page.getByLabel('Bond', { exact: true })).toHaveValue('administrator');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('SC');
  await expect(page.getByLabel('Amount in the order, or requested')).toHaveValue('$10,000');
  await expect(page.getByText('We save the matter with your first entry.')).toBeVisible();
  await page.getByRole('button', { name: 'Get the price' }).click();
  await page.waitForURL(/\/quote\?/);
  await expect(page.getByText('Filled in from your matter')).toBeVisible();
  await expect(page.getByLabel('Bond amount')).toHaveValue('$10,000');
});

test('the answer that an attorney got before the matter stays with the matter', async ({
  page,
}) => {
  const customer = await customerWithFirm();
  const email = `${randomUUID()}@example.com`;
  const inquiry = buildInquiry({ email });
  await customer.client.functions.invoke('send-inquiry', { body: inquiry });
  const staff = await newUnderwriter('Dana Whitfield');
  const found = await staff.client.from('inquiries').select('id').eq('email', email).single();
  await staff.client.rpc('answer_inquiry', {
    of_inquiry: String(found.data?.id),
    wanted: 'needs-help',
    words: 'Send the discharge order.',
  });
  await rememberCustomer(page.context(), await sessionText(customer));

  await page.goto(`/inquiry#${inquiry.key}`);
  await page.getByRole('link', { name: 'Open a matter' }).click();
  await expect(page.getByText('joins this matter with your first entry')).toBeVisible();
  await expect(page.getByText('To get an answer, enter:')).toBeHidden();
  await page.getByLabel('Decedent, ward or trust').fill('Margaret Pinckney');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText('Likely, with more documents')).toBeVisible();
  await expect(page.getByText('Send the discharge order.')).toBeVisible();
  await expect(
    page.getByText('before you opened this matter: Administrator bond, SC, $250,000.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The underwriter’s answer' })).toBeVisible();
  // The answer is the one box. Our rules, which would ask for more facts, are folded behind it.
  await expect(page.getByRole('heading', { name: 'Can your client be bonded?' })).toBeHidden();
  await expect(page.getByText('To get an answer, enter:')).toBeHidden();
  await page.getByText('What our rules say').click();
  await expect(page.getByText('To get an answer, enter:')).toBeVisible();
  await expect(page.getByText('You changed facts after you asked')).toBeHidden();
  await expect(page.getByLabel('What should the underwriter know?')).toBeHidden();
  await expectNoViolations(page);

  await page.getByLabel('Amount in the order, or requested').fill('$300,000');
  await expect(page.getByText('You changed facts after you asked. Ask again.')).toBeVisible();
  await expect(page.getByLabel('What should the underwriter know?')).toBeVisible();
});

/** A customer with a law firm. */
async function customerWithFirm() {
  const customer = await newCustomer();
  const { error } = await customer.client.rpc('open_firm', { of_firm: randomUUID(), firm: FIRM });
  if (error) throw error;

  return customer;
}

test('a visitor whose bond we could not write can ask again', async ({ page }) => {
  await page.route('**/functions/v1/inquiry-status', (route) => route.fulfill({ json: DECLINED }));
  await page.goto(`/inquiry#${'a'.repeat(43)}`);

  await expect(page.getByRole('heading', { name: 'Not as things stand' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start your quote' })).toBeHidden();
  await expect(page.getByText('our listed price')).toBeHidden();
  await page.getByRole('link', { name: 'Ask again' }).click();
  await expect(page.getByRole('button', { name: 'Ask an underwriter' })).toBeVisible();
  await expect(page.getByLabel('Bond', { exact: true })).toHaveValue(DECLINED.bond);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue(DECLINED.state);
});
