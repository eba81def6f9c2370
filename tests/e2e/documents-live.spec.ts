import type { Page, WebSocketRoute } from '@playwright/test';
import {
  area,
  chooseFiles,
  COURT_PAPERS,
  documentsOf,
  executorDraft,
  fileLine,
  reachUploads,
  upload,
} from '../support/document-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { openDraft, stepHeading } from '../support/quote-actions.ts';
import {
  endSession,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInAgainDialog,
} from '../support/session-actions.ts';
import type { Customer } from '../support/stack.ts';
import { pdfFile, pdfOfSize, photoFile } from '../support/upload-files.ts';

const ID = 'Personal identification';

const PART = 6_291_456;

/** A phone of the same customer at the same step of the same quote. The sealed numbers are not asked for again. */
async function onPhone(page: Page, customer: Customer, draft: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  if (!context) throw new Error('There is no browser');
  const phone = await context.newPage();
  await rememberCustomer(context, await sessionText(customer));
  await openDraft(phone, draft);
  await expect(stepHeading(phone, 'Underwriting Questions')).toBeVisible();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(area(phone, ID).getByRole('button')).not.toHaveCount(0);

  return phone;
}

test.describe('the list of documents', () => {
  test.slow();

  test("shows a phone's uploads on a computer, and vice versa", async ({ page }) => {
    const customer = await newCustomer();
    const draft = executorDraft();
    await reachUploads(page, customer, draft);
    const phone = await onPhone(page, customer, draft);
    await expect(
      area(phone, ID).getByRole('button', { name: `Take a photo of ${ID}` }),
    ).toBeVisible();

    await chooseFiles(phone, ID, upload('License.jpg', await photoFile(), 'image/jpeg'));
    await expect(fileLine(page, 'License.jpg')).toBeVisible();
    await chooseFiles(page, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    await expect(fileLine(phone, 'The will.pdf')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Continue' })).toBeEnabled();

    await fileLine(phone, 'The will.pdf').getByRole('button', { name: 'Delete' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(fileLine(page, 'The will.pdf')).toHaveCount(0);
    await phone.context().close();
  });

  test('reloads when the visitor returns to a tab without a socket', async ({ page }) => {
    const customer = await newCustomer();
    const draft = executorDraft();
    await page.routeWebSocket('**/realtime/v1/**', (socket) => void socket.close());
    await reachUploads(page, customer, draft);
    const other = await onPhone(page, customer, draft);
    await chooseFiles(other, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    await expect(area(other, COURT_PAPERS)).toContainText('Uploaded');
    await expect(fileLine(page, 'The will.pdf')).toHaveCount(0);

    await page.evaluate(() => window.dispatchEvent(new Event('focus')));

    await expect(fileLine(page, 'The will.pdf')).toBeVisible();
    await other.context().close();
  });

  test('shows what changed while the socket was down, once it is up again', async ({ page }) => {
    const customer = await newCustomer();
    const draft = executorDraft();
    let isDown = false;
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket('**/realtime/v1/**', (socket) => {
      if (isDown) return void socket.close();
      socket.connectToServer();
      sockets.push(socket);
    });
    await reachUploads(page, customer, draft);
    const other = await onPhone(page, customer, draft);
    await chooseFiles(other, ID, upload('License.jpg', await photoFile(), 'image/jpeg'));
    await expect(fileLine(page, 'License.jpg'), 'the socket was up').toBeVisible();

    isDown = true;
    await Promise.all(sockets.map((socket) => socket.close({ code: 1001 })));
    await chooseFiles(other, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    await expect(area(other, COURT_PAPERS)).toContainText('Uploaded');
    await expect(fileLine(page, 'The will.pdf')).toHaveCount(0);

    isDown = false;
    await expect(fileLine(page, 'The will.pdf')).toBeVisible({ timeout: 30_000 });
    await other.context().close();
  });

  test('is hidden from other customers', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await chooseFiles(page, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    const [document] = await documentsOf(customer);
    const path = String(document?.['storage_path']);
    const { client } = await newCustomer();

    expect((await client.from('application_documents').select('id')).data).toEqual([]);
    expect((await client.storage.from('applications').createSignedUrl(path, 60)).data).toBeNull();
  });

  test('stays when the session ends during an upload, which then continues', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await chooseFiles(page, ID, upload('License.pdf', pdfFile()));
    await expect(area(page, ID)).toContainText('Uploaded');
    await endSession(page, customer);

    await chooseFiles(page, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    const dialog = signInAgainDialog(page);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);

    await expect(stepHeading(page, 'Documents')).toBeVisible();
    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    await expect(fileLine(page, 'License.pdf')).toBeVisible();
    expect(await documentsOf(customer)).toHaveLength(2);
  });

  test('uploads a large file in parts if Storage supports parts', async ({ page }) => {
    const length = PART * 2 + 5;
    const offsets: number[] = [];
    const metadata: string[] = [];
    await reachUploads(page, await newCustomer());
    await page.route('**/storage/v1/upload/resumable**', async (route) => {
      const request = route.request();
      const { 'upload-offset': offset = '0', 'upload-metadata': names } = request.headers();
      const isPart = request.method() === 'POST' || request.method() === 'PATCH';
      if (isPart) offsets.push(Number(offset));
      if (names) metadata.push(names);

      await route.fulfill({
        status: request.method() === 'POST' ? 201 : 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
          'access-control-allow-methods': '*',
          'access-control-expose-headers': '*',
          'Tus-Resumable': '1.0.0',
          Location: `${new URL(request.url()).origin}/storage/v1/upload/resumable/1`,
          'Upload-Offset': String(Math.min(length, Number(offset) + PART)),
        },
      });
    });

    await chooseFiles(page, COURT_PAPERS, upload('Accounts.pdf', pdfOfSize(length)));

    // Megabytes pass through this process: on a busy machine for longer than an answer takes.
    await expect(fileLine(page, 'Accounts.pdf').getByText('Not checked yet')).toBeVisible({
      timeout: 60_000,
    });
    expect(offsets).toEqual([0, PART, PART * 2]);
    expect(metadata).toHaveLength(1);
    expect(metadata[0]).toMatch(/^bucketName .+,objectName .+,contentType .+,cacheControl /);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('tus'))).toEqual([]);
  });
});
