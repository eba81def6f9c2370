import { expect, test } from '../support/fixtures.ts';
import { noDocuments, payByAccount, payByCard, TYPED_SECRETS } from '../support/quote-answers.ts';
import {
  answer,
  button,
  complete,
  field,
  NOTARY_SECTIONS,
  openQuote,
  stepHeading,
} from '../support/quote-actions.ts';
import { watchForSecrets } from '../support/secret-watch.ts';
import { readRows } from '../support/test-stack.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

/** American Express, whose security code has four digits. */
const CARD = { cardNumber: '3782 822463 10005', cvv: '7391' };

const NUMBERS = [
  TYPED_SECRETS.ssn,
  TYPED_SECRETS.ein,
  TYPED_SECRETS.dateOfBirth,
  '1979-11-30',
  TYPED_SECRETS.routingNumber,
  TYPED_SECRETS.accountNumber,
  CARD.cardNumber,
];

test('no secret is shown, sent or stored except in the single request that submits it', async ({
  page,
}) => {
  test.slow();
  const watch = watchForSecrets(page, { numbers: NUMBERS, codes: [CARD.cvv] });
  const [details, person, company, history] = NOTARY_SECTIONS;

  await openQuote(page, 'bondType=notary&state=TN');
  await button(page, 'Continue').click();
  for (const step of [details, person]) if (step) await complete(page, step);
  await expect(stepHeading(page, 'Business Information')).toBeVisible();
  expect(await watch.findings()).toEqual([]);

  for (const step of [company, history, noDocuments()]) if (step) await complete(page, step);
  await expect(stepHeading(page, 'Pricing & Payment')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await watch.findings()).toEqual([]);

  // A card is typed but not used, then a bank account, then the card again.
  await field(page, 'Card number').fill(CARD.cardNumber);
  await field(page, 'CVV').fill(CARD.cvv);
  expect(await watch.findings()).not.toEqual([]); // the watch works
  await complete(page, payByAccount(NOTARY_TOTAL));
  await expect(stepHeading(page, 'Review Application')).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await watch.findings()).toEqual([]);

  await button(page, 'Back').click();
  await button(page, 'Pay another way').click();
  for (const given of payByCard(NOTARY_TOTAL).answers) await answer(page, given);
  await field(page, 'Card number').fill(CARD.cardNumber);
  await field(page, 'CVV').fill(CARD.cvv);
  await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();
  await expect(stepHeading(page, 'Review Application')).toBeVisible();
  await expect(page.getByText('Credit card ending in 0005')).toBeVisible();
  for (const card of ['Applicant Information', 'Business Information'])
    await button(page, `${card}: Show answers`).click();
  await expect(page.getByText('•••-••-8765')).toBeVisible();
  await expect(page.getByText('••-•••1357')).toBeVisible();
  expect(await watch.findings()).toEqual([]);

  await button(page, 'Submit Application and Issue Bond').click();
  await expect(stepHeading(page, 'Issue & File')).toBeVisible();
  expect(await watch.findings()).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^APP-\d{6}$/).first()).toBeVisible();
  expect(await watch.findings()).toEqual([]);

  const number = String(
    await page
      .getByText(/^APP-\d{6}$/)
      .first()
      .textContent(),
  );
  const [application] = await readRows('applications', { number: `eq.${number}` });
  const payments = await readRows('payments', { quote_id: `eq.${String(application?.['id'])}` });
  const kept = payments.filter(({ status }) => status !== 'voided');
  expect(payments).toHaveLength(2);
  expect(kept).toMatchObject([{ method: 'credit_card', last_four: '0005' }]);
});

test('the page holds no card number after a failed payment', async ({ page }) => {
  const watch = watchForSecrets(page, { numbers: [CARD.cardNumber], codes: [CARD.cvv] });
  await openQuote(page, 'bondType=notary&state=TN');
  await button(page, 'Continue').click();
  for (const step of [...NOTARY_SECTIONS, noDocuments()]) await complete(page, step);
  await expect(stepHeading(page, 'Pricing & Payment')).toBeVisible();
  for (const given of payByCard(NOTARY_TOTAL).answers) await answer(page, given);
  await field(page, 'Card number').fill(CARD.cardNumber);
  await field(page, 'CVV').fill(CARD.cvv);
  await page.route('**/functions/v1/authorize-payment', (route) => route.abort());
  await button(page, `Authorize ${NOTARY_TOTAL} and review`).click();

  await expect(page.getByText('Credit card ending in 0005')).toBeVisible();
  await expect(page.getByText('Our server did not answer')).toBeVisible();
  expect(await watch.findings()).toEqual([]);
});
