import { expect, test } from '../support/fixtures';
import { button, field, openQuote } from '../support/quote-actions';

test('a day can be picked from the calendar of the browser, which exists from the first press', async ({
  page,
}) => {
  await openQuote(page, 'bondType=notary&state=TN');
  await button(page, 'Continue').click();
  const calendar = page.locator('input[type="date"]');
  await expect(field(page, 'Effective date')).toBeVisible();
  await expect(calendar).toHaveCount(0);

  await button(page, 'Choose from a calendar: Effective date').click();
  await calendar.fill('2027-01-15');

  await expect(field(page, 'Effective date')).toHaveValue('01/15/2027');

  await field(page, 'Effective date').fill('12/01/2027');
  await expect(calendar).toHaveValue('2027-12-01');
});
