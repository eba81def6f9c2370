import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { watchLayoutShift } from '../support/layout-shift';
import { FIRM } from '../support/sample-firm';
import { newCustomer } from '../support/session-actions';

test('a member of a law firm finds its desk beside the title of the dashboard, and nothing moves @phone', async ({
  page,
}) => {
  const attorney = await newCustomer();
  const opened = await attorney.client.rpc('open_firm', { of_firm: randomUUID(), firm: FIRM });
  expect(opened.data).toBe('opened');
  await addBond(attorney, { dueInDays: 40 });
  const shift = await watchLayoutShift(page);
  await openDesk(page, attorney);

  const own = page.getByRole('navigation', { name: 'Your desks' });
  await expect(own.getByRole('link')).toHaveText(['Go to the Attorney Desk']);
  await expect(own).toBeInViewport();
  const others = page.getByRole('navigation', { name: 'Other desks' });
  await expect(others.getByRole('link')).toHaveText([/^Contractor Desk/]);
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBe(0);
  await expectNoViolations(page);

  await own.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'No matters yet' })).toBeVisible();
});
