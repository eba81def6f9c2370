import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../support/accessibility.ts';
import { freshAddress } from '../support/auth-actions.ts';
import {
  area,
  COURT_PAPERS,
  documentsOf,
  executorDraft,
  fileLine,
  reachUploads,
  storedFile,
} from '../support/document-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { newCustomer } from '../support/session-actions.ts';
import { openFirmWithMatter } from '../support/signing-actions.ts';
import { pdfFile } from '../support/upload-files.ts';

test("an attorney sends the order of the matter with the client's application, and looks for no file @phone", async ({
  page,
}) => {
  test.slow();
  const attorney = await newCustomer();
  const { matterId } = await openFirmWithMatter(attorney, freshAddress());
  const order = pdfFile();
  const added = await attorney.client.functions.invoke('add-matter-file', {
    body: {
      fileId: randomUUID(),
      matterId,
      kind: 'court-order',
      name: 'Order of appointment.pdf',
      content: order.toString('base64'),
    },
  });
  expect(added.error).toBeNull();
  const draft = executorDraft();
  const { quoteId } = JSON.parse(draft) as { quoteId: string };
  const quotes = JSON.stringify([{ matterId, quoteId }]);
  await page.addInitScript(
    (remembered) => localStorage.setItem('marshline.matter-quotes', remembered),
    quotes,
  );
  await reachUploads(page, attorney, draft);

  const papers = area(page, COURT_PAPERS);
  const line = fileLine(page, 'Order of appointment.pdf');
  await expect(papers.getByRole('heading', { name: 'Files of your matter' })).toBeVisible();
  await expect(line).toContainText('Court order');
  await expectNoViolations(page);

  // A lost connection leaves the file where it is, with the reason.
  await page.route('**/functions/v1/open-matter-file', (route) => route.abort());
  await line.getByRole('button', { name: 'Use this file' }).click();
  await expect(line.getByRole('alert')).toContainText('Try again');
  await page.unroute('**/functions/v1/open-matter-file');

  await line.getByRole('button', { name: 'Use this file' }).click();
  await expect(page.getByText('Order of appointment.pdf uploaded successfully')).toBeVisible();
  await expect(papers).toContainText('Uploaded');
  await expect(papers.getByRole('heading', { name: 'Files of your matter' })).toHaveCount(0);
  const [document] = await documentsOf(attorney);
  expect(await storedFile(attorney, String(document?.['storage_path']))).toEqual(order);
});
