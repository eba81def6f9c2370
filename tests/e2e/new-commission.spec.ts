import { formatShortDate, addDays } from '../../src/domain/dates';
import { expectNoViolations } from '../support/accessibility';
import { deskToday } from '../support/desk-rows';
import { addNotaryBond } from '../support/due-notary-bond';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { button, field, stepHeading } from '../support/quote-actions';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';

test('a notary who was appointed again gets a new bond that does not name the last commission @phone', async ({
  page,
}) => {
  const customer = await newCustomer();
  const bond = await addNotaryBond(customer);
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, `/quote?bondType=notary&state=TN&renews=${String(bond['id'])}`);

  await expect(page.getByText('Were you appointed again?')).toBeVisible();
  await expectNoViolations(page);
  await button(page, 'Apply for a New Bond').click();
  await expect(stepHeading(page, 'Bond Details')).toBeFocused();
  await expect(page.getByText(/renews bond|bond you renew/)).toHaveCount(0);
  await expect(field(page, 'County')).toHaveValue('Washington County');
  await expect(field(page, 'Effective date')).toHaveValue(
    formatShortDate(addDays(deskToday(), 20)),
  );
  await expect(field(page, 'Commission number')).toHaveValue('');
  await button(page, 'Continue').click();
  await expect(page.getByText('Commission number is required').first()).toBeVisible();
});
