import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name });

test.describe('the details of a bond', () => {
  test('open from its row with all facts, and Back returns to the list @phone', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer, {
      slug: 'executor-personal-representative',
      stateCode: 'SC',
      cents: 8_500_000,
      obligee: 'Probate Court of Charleston County',
      effectiveDate: '2026-03-01',
      expiryDate: null,
      issuedAt: '2026-02-20T17:00:00Z',
    });
    await openDesk(page, customer);
    await main(page).getByRole('link', { name: 'View Details' }).click();

    await expect(heading(page, 'Executor Bond')).toBeFocused();
    await expect(heading(page, 'Executor Bond')).toBeInViewport();
    expect(new URL(page.url()).search).toBe(`?bond=${String(bond['id'])}`);
    for (const fact of [
      String(bond['number']),
      'Marisol Okafor',
      'Probate Court of Charleston County',
      '$85,000',
      '$150.00',
      'February 20, 2026',
      'March 1, 2026',
      'When the obligee releases it',
    ]) {
      await expect(main(page).getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await expect(heading(page, 'Filing in South Carolina')).toBeVisible();
    await expect(main(page)).toContainText('file the signed original with the Probate Court');
    await expect(main(page)).toContainText('Only the court can release a court bond.');
    await expect(
      main(page).getByRole('link', { name: 'check that it is genuine' }),
    ).toHaveAttribute('href', `/verify/${String(bond['verify_token'])}`);
    await expect(main(page).getByRole('button', { name: 'POA' })).toBeVisible();
    await expectNoViolations(page);

    await page.reload();
    await expect(heading(page, 'Executor Bond')).toBeVisible();
    await page.goBack();
    await expect(main(page).getByRole('tab', { name: 'Active Bonds' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'View Details' })).toBeVisible();
  });

  test('say how a bid bond ends, and a link to renew it leads to a new one', async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer, {
      slug: 'bid-bond',
      stateCode: 'SC',
      obligee: 'Charleston County',
      expiryDate: null,
    });
    await openDesk(page, customer);
    await expect(main(page).getByText('When the bid is rejected')).toBeVisible();
    await main(page).getByRole('link', { name: 'View Details' }).click();

    await expect(
      main(page).getByText('You pay for it once, and it is never renewed.'),
    ).toBeVisible();
    await expect(main(page).getByText('It stays in force until the bid is rejected')).toBeVisible();
    await expect(main(page)).not.toContainText(/Start Renewal|You can renew it|Add to calendar/i);

    await page.goto(`/quote?bondType=bid-bond&state=SC&renews=${String(bond['id'])}`);
    await expect(main(page).getByText('A bid bond is not renewed')).toBeVisible();
    await expectNoViolations(page);
  });

  test("copy the bond's verification address", async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const customer = await newCustomer();
    const bond = await addBond(customer);
    await openDesk(page, customer, `?bond=${String(bond['id'])}`);

    await main(page).getByRole('button', { name: 'Copy the link' }).click();

    await expect(main(page).getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`/verify/${String(bond['verify_token'])}$`),
    );
  });

  test("show nothing of another customer's bond and say so", async ({ page }) => {
    const owner = await newCustomer();
    const bond = await addBond(owner, { obligee: 'Nobody else may read this' });
    const stranger = await newCustomer();

    await openDesk(page, stranger, `?bond=${String(bond['id'])}`);
    await expect(heading(page, 'That bond is not in your account')).toBeVisible();
    await expect(main(page)).not.toContainText('Nobody else may read this');
    await expect(main(page)).not.toContainText(String(bond['number']));
    await expectNoViolations(page);

    await main(page).getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(heading(page, 'No bonds yet')).toBeVisible();
  });

  test('send no request if the address contains no bond id', async ({ page }) => {
    const queries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/bonds')) queries.push(request.url());
    });

    await openDesk(page, await newCustomer(), '?bond=1%27%20or%20true');

    await expect(heading(page, 'That bond is not in your account')).toBeVisible();
    expect(queries).toEqual([]);
  });
});
