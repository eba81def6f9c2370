import type { Locator, Page } from '@playwright/test';
import { formatMoney, formatWholeMoney } from '../../src/domain/money';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { openDesk } from '../support/desk-actions';
import { addApplication, readApplication } from '../support/desk-rows';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import {
  EXECUTOR_BOND,
  EXECUTOR_PRICE,
  EXECUTOR_TOTAL,
  ownPremiumLimits,
  priceAt,
} from '../support/own-price';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';

const OFFERED_PRICE = priceAt(1_500, EXECUTOR_BOND);
const OFFERED = formatMoney(OFFERED_PRICE.total);
const LIMITS = ownPremiumLimits(EXECUTOR_BOND);

const REASON = 'Chapter 7 in 2015 makes this a higher risk.';

const decision = (page: Page) => page.getByRole('region', { name: 'Decision' });

/** Opens the line of the inbox that asks the customer to answer the offer. Returns the line. */
async function openOffer(page: Page): Promise<Locator> {
  const line = page
    .getByRole('region', { name: 'Needs you' })
    .getByRole('article')
    .filter({ hasText: 'Respond to the new price' });
  await line.getByRole('button', { name: /^See the new price/ }).click();

  return line;
}

/** The amount after its label, as a screen reader reads them. */
function priceBeside(line: Locator, label: string): Locator {
  return line.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
}

/** Offers the premium of $1,500 to the customer of an application. */
async function offerPrice(page: Page, applicationId: string): Promise<void> {
  await openUnderwriting(
    page,
    await newUnderwriter('Dana Whitfield'),
    `?application=${applicationId}`,
  );
  await fillInOffer(page);
}

/** Fills in the form for another premium, with its mistakes first, and offers the price. */
async function fillInOffer(page: Page): Promise<void> {
  await decision(page).getByText('Approve at another premium').click();
  const offer = decision(page).getByRole('button', { name: 'Offer this price' });
  await offer.click();
  await expect(decision(page).getByText('Enter the premium', { exact: true })).toBeVisible();

  await decision(page).getByLabel('Premium').fill('9000');
  await offer.click();
  await expect(
    decision(page).getByText(
      `Enter a premium from ${formatWholeMoney(LIMITS.min)} to ${formatWholeMoney(LIMITS.max)}`,
      { exact: true },
    ),
  ).toBeVisible();

  await decision(page).getByLabel('Premium').fill('1500');
  await expect(
    decision(page).getByText(`The customer pays ${OFFERED} instead of ${EXECUTOR_TOTAL}`),
  ).toBeVisible();
  await decision(page).getByLabel('Reason for the new price').fill(REASON);
  await offer.click();
  await expect(decision(page).getByText('Choose yes or no')).toBeVisible();
  await decision(page).getByRole('radio', { name: 'No', exact: true }).check();
  await expectNoViolations(page);
  await offer.dblclick();
  await expect(toastOf(page, 'Price offered to the customer')).toBeVisible();
  await expect(decision(page).getByText('The customer has another price to accept.')).toBeVisible();
}

/** Takes the offered price back, after trying without a reason. */
async function takePriceBack(page: Page): Promise<void> {
  await decision(page).getByText('Take the offered price back').click();
  const takeBack = decision(page).getByRole('button', { name: 'Take the price back' });
  await takeBack.click();
  await expect(decision(page).getByText('Enter the reason', { exact: true })).toBeVisible();

  await decision(page).getByLabel('Reason for taking the price back').fill('A mistake of ours.');
  await expectNoViolations(page);
  await takeBack.dblclick();
  await expect(toastOf(page, 'Price taken back')).toBeVisible();
  await expect(decision(page).getByText('Approve at another premium')).toBeVisible();
}

test.describe('a price that an underwriter offers', () => {
  test('shows the customer both prices, and moves money when the customer accepts @phone', async ({
    page,
    browser,
  }) => {
    test.slow();
    const customer = await newCustomer();
    const id = await addApplication(customer, {
      status: 'under_review',
      answers: EXECUTOR_ANSWERS,
    });
    const desk = await browser.newContext();
    await offerPrice(await desk.newPage(), id);

    await openDesk(page, customer);
    const line = await openOffer(page);
    await expect(priceBeside(line, 'Price so far')).toHaveText(EXECUTOR_TOTAL);
    await expect(priceBeside(line, 'New price')).toHaveText(OFFERED);
    await expect(
      line.getByText(`${formatMoney(OFFERED_PRICE.total - EXECUTOR_PRICE.total)} more`),
    ).toBeVisible();
    await expect(line.getByText(REASON).first()).toBeVisible();
    await expectNoViolations(page);
    expect(await readRows('payments', { quote_id: `eq.${id}` })).toHaveLength(1);

    await line.getByRole('button', { name: `Accept ${OFFERED}` }).dblclick();
    await expect(toastOf(page, 'New price accepted')).toBeVisible();
    expect(await readApplication(id)).toMatchObject({ total_cents: OFFERED_PRICE.total });
    const payments = await readRows('payments', { quote_id: `eq.${id}`, order: 'created_at' });
    expect(payments.map(({ status, amount_cents }) => [status, amount_cents])).toEqual([
      ['voided', EXECUTOR_PRICE.total],
      [expect.stringMatching(/authorized|captured/), OFFERED_PRICE.total],
    ]);
    await desk.close();
  });

  test('can be taken back and offered again, and refused: the customer withdraws and nothing is held', async ({
    page,
    browser,
  }) => {
    test.slow();
    const customer = await newCustomer();
    const id = await addApplication(customer, {
      status: 'under_review',
      answers: EXECUTOR_ANSWERS,
    });
    const desk = await browser.newContext();
    const underwriting = await desk.newPage();
    await offerPrice(underwriting, id);
    await takePriceBack(underwriting);
    expect(await readApplication(id)).toMatchObject({ status: 'under_review' });
    await fillInOffer(underwriting);

    await openDesk(page, customer);
    const line = await openOffer(page);
    await line.getByRole('button', { name: /^Withdraw/ }).click();
    await line.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(toastOf(page, 'Application withdrawn')).toBeVisible();
    expect(await readApplication(id)).toMatchObject({
      status: 'withdrawn',
      total_cents: EXECUTOR_PRICE.total,
    });
    expect(await readRows('payments', { quote_id: `eq.${id}` })).toMatchObject([
      { status: 'voided' },
    ]);
    await desk.close();
  });
});
