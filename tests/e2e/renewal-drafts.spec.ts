import { rowsOf } from '../support/account-quotes';
import { addNotaryBond } from '../support/due-notary-bond';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { button, field } from '../support/quote-actions';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack';

let customer: Customer;
let path: string;

test.beforeEach(async () => {
  customer = await newCustomer();
  const bond = await addNotaryBond(customer);
  path = `/quote?bondType=notary&state=TN&renews=${String(bond['id'])}`;
});

const drafts = async () => (await rowsOf(customer)).filter(({ status }) => status === 'draft');

test('a renewal in a second tab and a second browser continues the same draft', async ({
  page,
  browser,
}) => {
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, path);
  await button(page, 'Something Changed').click();
  await button(page, 'Continue').click();
  await field(page, 'First name').fill('Mariana');
  await field(page, 'First name').blur();
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('Mariana');

  const elsewhere = await browser.newContext();
  await rememberCustomer(elsewhere, await sessionText(customer));
  for (const other of [await page.context().newPage(), await elsewhere.newPage()]) {
    await gotoHydrated(other, path);
    await expect(other.getByText('Welcome back')).toBeVisible();
    await expect(field(other, 'First name')).toHaveValue('Mariana');
  }
  expect(await drafts()).toHaveLength(1);
});

test('a renewal in two browsers at once keeps one draft, and asks which answers to keep', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    await rememberCustomer(one.context(), await sessionText(customer));
    await one.route(/rest\/v1\/applications/, (route) => route.abort());
    await gotoHydrated(one, path);
    await button(one, 'Something Changed').click();
  }

  for (const one of [page, other]) {
    await one.unroute(/rest\/v1\/applications/);
    await button(one, 'Continue').click();
    // The last save of this step, so that the other browser answers to it.
    await expect.poll(async () => JSON.stringify(await drafts())).toContain('"step":"applicant"');
    expect(await drafts()).toHaveLength(1);
  }
  const notice = other.getByText('This quote was changed on another device');
  await expect(notice).toBeVisible();
  await field(other, 'First name').fill('Mariana');
  await other.getByRole('button', { name: 'Keep the answers on this device' }).click();
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('Mariana');
  expect(await drafts()).toHaveLength(1);
});
