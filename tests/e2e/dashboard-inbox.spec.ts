import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/dates';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { openDesk, panel, tab } from '../support/desk-actions';
import { addApplication, addBond, addBonds, deskToday } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';

const main = (page: Page) => page.getByRole('main');
const lines = (page: Page) =>
  main(page).getByRole('region', { name: 'Needs you' }).getByRole('article');

test.describe('the inbox of the dashboard', () => {
  test('asks to sign, notarize and file a fresh bond until the customer ticks it @phone', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer, {
      issuedAt: new Date().toISOString(),
      effectiveDate: addDays(deskToday(), 14),
    });
    await openDesk(page, customer);
    await expect(main(page).getByText('1 thing needs you.')).toBeVisible();
    await expect(lines(page)).toContainText('Sign it, have it notarized, and file it');

    await lines(page).getByRole('button', { name: 'See what to do' }).click();
    await expect(lines(page).getByRole('button', { name: /^Bond MSB-/ })).toBeVisible();
    await expectNoViolations(page);
    await lines(page).getByLabel('Signed').check();
    await expect(lines(page)).toContainText('Left to do: have it notarized and file it.');
    await lines(page).getByLabel('Notarized').check();
    await expect(lines(page)).toContainText('Left to do: file it.');
    // Not check(): the last tick takes the line away, and check() would look for it again.
    await lines(page).getByLabel('Filed').click();

    await expect(lines(page)).toHaveCount(0);
    await expect(main(page).getByText('Nothing here needs you today.')).toBeVisible();
    await expect(
      toastOf(page, `You have nothing left to do for ${String(bond['number'])}.`),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const stored = await readRows('bond_filing_steps', { bond_id: `eq.${String(bond['id'])}` });
    expect(stored.map(({ step }) => step).sort()).toEqual(['filed', 'notarized', 'signed']);

    await page.goto(`/dashboard?bond=${String(bond['id'])}`);
    await expect(main(page).getByText('It is in force from')).toBeVisible();
    await main(page).getByLabel('Filed').uncheck();
    await expect(main(page).getByText('Left to do: file it.')).toBeVisible();
    await expect(main(page).getByLabel('Filed')).not.toBeChecked();
  });

  test('asks only for the signature of a bond that we file', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer, {
      slug: 'freight-broker-bmc-84',
      stateCode: 'SC',
      issuedAt: new Date().toISOString(),
    });
    await openDesk(page, customer);
    await expect(lines(page)).toContainText('Sign it');

    await page.emulateMedia({ media: 'print' });
    await expect(lines(page).getByText(/^BMC-84 Freight Broker Bond/)).toBeVisible();
    await expect(lines(page).getByRole('button', { name: 'See what to do' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await lines(page).getByRole('button', { name: 'See what to do' }).click();
    await expect(lines(page).getByRole('checkbox')).toHaveCount(1);
    await expectNoViolations(page);
    await lines(page).getByLabel('Signed').click();
    await expect(main(page).getByText('Nothing here needs you today.')).toBeVisible();
  });

  test('does not ask to file a bond issued before there were reminders, and its page names the steps', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer, { issuedAt: `${addDays(deskToday(), -90)}T12:00:00Z` });
    await openDesk(page, customer);
    await expect(main(page).getByText('Nothing here needs you today.')).toBeVisible();

    await page.goto(`/dashboard?bond=${String(bond['id'])}`);
    await expect(main(page).getByText('Once the office has the bond, check “Filed”')).toBeVisible();
  });

  test('shows what is with us first to a customer who waits for a first bond @phone', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await addApplication(customer, { status: 'under_review' });
    await openDesk(page, customer);

    await expect(main(page).getByRole('heading', { name: 'With us' })).toBeInViewport();
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'With us',
      'No bonds yet',
    ]);
    await expect(main(page).getByText('The bond appears here when we issue it.')).toBeVisible();
  });

  test('links the applications that are with us, which a phone shows last @phone', async ({
    page,
  }) => {
    const customer = await newCustomer();
    await addBond(customer, { issuedAt: `${addDays(deskToday(), -90)}T12:00:00Z` });
    await addApplication(customer, { status: 'under_review' });
    await openDesk(page, customer);
    await main(page).getByRole('link', { name: 'See what is with us' }).click();

    await expect(main(page).getByRole('heading', { name: 'With us' })).toBeInViewport();
  });

  test('takes a tick back that was not saved', async ({ page }) => {
    const customer = await newCustomer();
    await addBond(customer, { issuedAt: new Date().toISOString() });
    await openDesk(page, customer);
    await lines(page).getByRole('button', { name: 'See what to do' }).click();
    await expect(lines(page).getByLabel('Signed')).toBeVisible();
    await page.route('**/rest/v1/bond_filing_steps*', (route) => route.abort());

    await lines(page).getByLabel('Signed').click();

    await expect(lines(page).getByText('The change may not be saved')).toBeVisible();
    await expect(lines(page).getByLabel('Signed')).not.toBeChecked();
  });

  test('names each renewal with its number, day and price, five lines at first, above tiles and tabs', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const [soonest] = await addBonds(
      customer,
      Array.from({ length: 6 }, (_, index) => ({ dueInDays: 10 + index })),
    );
    await addBond(customer, { dueInDays: 91 });
    await openDesk(page, customer);

    await expect(main(page).getByText('6 things need you.')).toBeVisible();
    await expect(lines(page)).toHaveCount(5);
    await expect(lines(page).first()).toContainText(
      `Notary Bond, Tennessee, ${String(soonest?.['number'])}`,
    );
    await expect(lines(page).first()).toContainText(/Renew by \w+ \d+, \d{4}, \$\d+\.\d{2}/);
    await expect(lines(page).first().getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      /renews=/,
    );
    const tiles = main(page).getByRole('region', { name: 'Your bonds in numbers' });
    await expect(tiles).toContainText('6');
    const [tilesBox, tabsBox] = [
      await tiles.boundingBox(),
      await page.getByRole('tablist').boundingBox(),
    ];
    expect((tabsBox?.y ?? 0) - ((tilesBox?.y ?? 0) + (tilesBox?.height ?? 0))).toBeLessThan(40);

    await main(page).getByRole('button', { name: 'Show all 6' }).click();
    await expect(lines(page)).toHaveCount(6);
    await expectNoViolations(page);
  });

  test('scrolls to the tab that the address names', async ({ page }) => {
    const customer = await newCustomer();
    await addBonds(customer, [{ dueInDays: 5 }, { dueInDays: 6 }, { dueInDays: 7 }]);
    await page.setViewportSize({ width: 1280, height: 500 });
    await openDesk(page, customer, '?tab=renewals');

    await expect(page.getByRole('tabpanel')).toBeFocused();
    await expect(page.getByRole('tabpanel')).toBeInViewport();
    await expect(tab(page, 'Renewals')).toHaveAttribute('aria-selected', 'true');
  });

  test('of renewals goes into a calendar with one button', async ({ page }) => {
    const customer = await newCustomer();
    const bond = await addBond(customer, { dueInDays: 20 });
    await openDesk(page, customer, '?tab=renewals');
    await expect(panel(page).getByRole('article')).toContainText(
      `Renew by ${formatDate(addDays(deskToday(), 19))}.`,
    );
    const download = page.waitForEvent('download');
    await panel(page).getByRole('article').getByRole('button', { name: 'Add to calendar' }).click();

    const file = await download;
    expect(file.suggestedFilename()).toBe(`renew-${String(bond['number']).toLowerCase()}.ics`);
    const day = addDays(deskToday(), 19).replaceAll('-', '');
    expect(await readFile(await file.path(), 'utf8')).toContain(`DTSTART;VALUE=DATE:${day}\r\n`);
  });
});
