import { expectNoViolations } from '../support/accessibility';
import { buildNotaryApplication } from '../support/builders';
import { openDesk, panel } from '../support/desk-actions';
import { addApplication, addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { NOTARY_TOTAL } from '../support/notary-price';
import { EXECUTOR_TOTAL } from '../support/own-price';
import { newCustomer } from '../support/session-actions';

test('a renewal shows what the next term costs and why the price changed @phone', async ({
  page,
}) => {
  const customer = await newCustomer();
  const { bondDetails } = buildNotaryApplication();
  const applicationId = await addApplication(customer, {
    status: 'approved',
    slug: 'notary',
    stateCode: 'TN',
    answers: { bondDetails },
  });
  await addBond(customer, { applicationId, dueInDays: 20 });
  await openDesk(page, customer, '?tab=renewals');

  const row = panel(page).getByRole('article');
  await expect(row).toContainText(`costs ${NOTARY_TOTAL}. Last time you paid ${EXECUTOR_TOTAL}.`);
  await expect(row).toContainText('We have no record of the rates of the last term.');
  await expect(panel(page)).toContainText('A notary who is appointed again needs a new bond');
  await expectNoViolations(page);
});

test('a renewal that opens later shows its price and its paper too', async ({ page }) => {
  const customer = await newCustomer();
  await addBond(customer, { slug: 'auto-dealer', stateCode: 'SC', dueInDays: 200 });
  await openDesk(page, customer, '?tab=renewals');

  const row = panel(page).getByRole('article');
  await expect(row).toContainText('Renew from');
  await expect(row).toContainText('At today’s rates, the next term (1 year) costs $');
  await expect(panel(page)).toContainText('extends a bond with a continuation certificate');
  await expect(panel(page)).not.toContainText('appointed again');
});

test('a renewal stays in the list when its price does not load', async ({ page }) => {
  const customer = await newCustomer();
  await addBond(customer, { dueInDays: 20 });
  await page.route('**/rest/v1/rpc/renewal_price_facts', (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await openDesk(page, customer, '?tab=renewals');

  const row = panel(page).getByRole('article');
  await expect(row).toContainText('The price of the next term did not load.');
  await expect(row.getByRole('link', { name: /^Start Renewal/ })).toBeVisible();
});
