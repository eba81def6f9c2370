import { expectNoViolations } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { savedFile } from '../support/downloads';
import { expect, test } from '../support/fixtures';
import { sendForReview } from '../support/sent-application';
import { addDocument } from '../support/sent-documents';
import { newCustomer } from '../support/session-actions';

test('an application under review shows the files that were sent, and gives its receipt @phone', async ({
  page,
}) => {
  const customer = await newCustomer();
  const applicationId = await sendForReview(customer);
  await addDocument(customer, applicationId, { docType: 'tax_returns', name: 'returns-2025.pdf' });
  await openDesk(page, customer);
  const card = page.getByRole('main').getByRole('article');

  await card.getByText('Receipt and files').click();
  await expect(card.getByText('returns-2025.pdf', { exact: true }).first()).toBeVisible();
  await expect(card.getByText('Tax returns')).toBeVisible();
  await expectNoViolations(page);
  const name = await savedFile(page, card.getByRole('button', { name: 'Receipt of APP-' }));
  expect(name).toMatch(/APP-\d{6}.*\.pdf$/u);
});
