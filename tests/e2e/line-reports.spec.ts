import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { addIndemnitor, storeContractor } from '../support/contractor-rows';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { queuedMail } from '../support/queued-mails';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { signIndemnity } from '../support/signed-indemnity';
import { querySite } from '../support/site-database';
import { spellWithLetters } from '../support/spell-with-letters';
import { fillInReport } from '../support/typed-report';
import { newUnderwriter } from '../support/underwriting-actions';

test('a suspended line asks about the credit report of an indemnitor, who gets the notice @phone', async ({
  page,
}) => {
  const [member, ann] = [await newCustomer(), await newCustomer()];
  const database = { query: querySite };
  const contractor = await storeContractor(database, member);
  const company = `Paving ${spellWithLetters(contractor)}`;
  await querySite('update public.contractors set legal_name = $2 where id = $1', [
    contractor,
    company,
  ]);
  const indemnitor = await addIndemnitor(database, contractor);
  const documents = ['e-records', 'credit'];
  await signIndemnity(database, { indemnitor, sentTo: ann.email, documents });
  await rememberCustomer(page.context(), await sessionText(await newUnderwriter('Dana Whitfield')));
  await gotoHydrated(page, '/admin/contractors');
  await page.getByRole('button', { name: `Open ${company}` }).click();

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const form = page.locator('form').filter({ hasText: 'Suspend the line' });
  await form.getByLabel('Reason').fill('A claim on another job.');
  await form.getByRole('button', { name: 'Suspend the line' }).click();
  await expect(form.getByText('Choose yes or no')).toBeVisible();
  await form.getByRole('radio', { name: 'Yes', exact: true }).check();
  await fillInReport(form);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Suspend the line' }).click();

  await expect(toastOf(page, 'Line suspended')).toBeVisible();
  const { text } = await queuedMail(ann.email, 'Notice about your credit report');
  expect(text).toContain('We declined bonds for the contractor below');
  expect(text).toContain(company);
  expect(text).toContain('Your credit score that we used: 612');
});
