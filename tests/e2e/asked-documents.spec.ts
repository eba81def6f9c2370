import { randomInt } from 'node:crypto';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { addApplication } from '../support/desk-rows';
import { chooseFiles, documentsOf, fileLine, upload } from '../support/document-actions';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { queuedMail } from '../support/queued-mails';
import { addDocument } from '../support/sent-documents';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { newUnderwriter, openUnderwriting } from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';

test('an underwriter requests documents, a mail says so, and the customer uploads them with the answer', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await newCustomer();
  const lastName = `Okafor${randomInt(1_000_000)}`;
  const applicant = { ...EXECUTOR_ANSWERS.applicant, lastName, email: customer.email };
  const answers = { ...EXECUTOR_ANSWERS, applicant };
  const applicationId = await addApplication(customer, { status: 'under_review', answers });
  // The underwriter has this one: it is neither shown with the question, nor does the answer wait for its check.
  await addDocument(customer, applicationId, { docType: 'tax_returns', name: 'sent-before.pdf' });

  await openUnderwriting(page, await newUnderwriter('Dana Whitfield'));
  await page.getByRole('searchbox', { name: 'Search' }).fill(lastName);
  await expect(page).toHaveURL(new RegExp(`search=${lastName}`)); // before that, the list is drawn again under the click
  await page.getByRole('link', { name: `Marisol ${lastName}` }).click();
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('radio', { name: 'Ask for information' }).check();
  await decision.getByRole('textbox').fill('The last two years');
  await decision.getByRole('checkbox', { name: 'Tax returns' }).check();
  await expectNoViolations(page);
  await decision.getByRole('button', { name: 'Send the question' }).click();
  await expect(toastOf(page, 'Question sent')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('Asked for: Tax returns'),
  ).toBeVisible();

  const mail = await queuedMail(customer.email, 'Documents for your application');
  expect(mail.text).toContain('- Tax returns');

  const theirs = await (await browser.newContext()).newPage();
  await rememberCustomer(theirs.context(), await sessionText(customer));
  await gotoHydrated(theirs, '/dashboard');
  await theirs.getByRole('button', { name: /^Answer/ }).click();
  await expect(theirs.getByRole('heading', { name: 'Tax returns' })).toBeVisible();
  await expect(fileLine(theirs, 'sent-before.pdf')).toHaveCount(0);

  // Sending the answer alone takes a second press. The typed answer survives if a phone closes the page.
  await theirs.getByLabel('Your answer').fill('Here they are.');
  await theirs.getByRole('button', { name: 'Send answer' }).click();
  await expect(theirs.locator('main').getByRole('alert')).toContainText(
    'You have not added: Tax returns.',
  );
  await theirs.reload();
  await theirs.getByRole('button', { name: /^Answer/ }).click();
  await expect(theirs.getByLabel('Your answer')).toHaveValue('Here they are.');

  // With a file, the answer is optional.
  const neither = theirs.getByText('Enter your answer or choose a file');
  await theirs.getByLabel('Your answer').fill('');
  await theirs.getByRole('button', { name: 'Send answer' }).click();
  await expect(neither).toBeVisible();
  await chooseFiles(theirs, 'Tax returns', upload('returns.pdf', pdfFile()));
  await expect(fileLine(theirs, 'returns.pdf')).toContainText('Ready to send', {
    timeout: 30_000, // the checking function may have to start first
  });
  await expect(theirs.getByLabel('Your answer (optional)')).toHaveValue('');
  await expect(neither).toBeHidden();
  await expectNoViolations(theirs);
  expect(await documentsOf(customer)).toHaveLength(2);
  await theirs.getByRole('button', { name: 'Send answer' }).click();
  await expect(theirs.getByText('Answer sent')).toBeVisible();
  await theirs.context().close();

  await page.reload();
  await expect(
    page.getByRole('region', { name: 'History' }).getByText('Sent returns.pdf'),
  ).toBeVisible();
});
