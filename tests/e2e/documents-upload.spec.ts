import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import {
  area,
  chooseFiles,
  COURT_PAPERS,
  documentsOf,
  executorDraft,
  fileLine,
  filesOf,
  quoteIdIn,
  reachUploads,
  upload,
} from '../support/document-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { newCustomer } from '../support/session-actions.ts';
import {
  docFile,
  docxFile,
  heicFile,
  pdfFile,
  pdfOfSize,
  photoFile,
  pngFile,
  programFile,
} from '../support/upload-files.ts';

const MAX = 26_214_400;
const STORAGE = '**/storage/v1/object/applications/**';
const INVALID = 'Invalid file type. Please upload PDF, DOC, DOCX, JPG, or PNG files.';

/** The page's memory in bytes: objects plus buffers. */
async function heldBytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, ...rest } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const buffers = 'backingStorageSize' in rest ? Number(rest.backingStorageSize) : 0;

  return usedSize + buffers;
}

test.describe('uploading documents', () => {
  test.slow();

  test('accepts a file of each kind, several at once', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    const files = [
      upload('a.pdf', pdfFile()),
      upload('b.doc', docFile(), 'application/msword'),
      upload('c.docx', docxFile()),
      upload('d.jpg', await photoFile(), 'image/jpeg'),
      upload('e.jpeg', await photoFile(), 'image/jpeg'),
      upload('f.png', await pngFile(), 'image/png'),
      upload('كشف.الحساب.2025.pdf', pdfFile()),
    ];

    await chooseFiles(page, COURT_PAPERS, files);

    for (const { name } of files) {
      await expect(fileLine(page, name).getByRole('button', { name: 'Delete' })).toBeVisible();
    }
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const rows = await documentsOf(customer);
    expect(rows.every((row) => row['checked_at'] !== null)).toBe(true);
    expect(rows.map((row) => row['original_name']).sort()).toEqual(
      files.map(({ name }) => name).sort(),
    );
    const arabic = rows.find((row) => row['original_name'] === 'كشف.الحساب.2025.pdf');
    expect(arabic?.['storage_path']).toMatch(/\/other\/[0-9a-f-]{36}-2025\.pdf$/);
  });

  test('refuses invalid files before anything leaves the page', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/storage/v1/') && request.method() === 'POST') {
        sent.push(request.url());
      }
    });
    const bomb = docxFile([{ name: 'word/bomb.xml', text: Buffer.alloc(20_000_000) }]);

    await chooseFiles(page, COURT_PAPERS, [
      upload('empty.pdf', Buffer.of()),
      upload('setup.pdf', programFile()),
      upload('setup.exe', programFile()),
      upload('will.exe.pdf', pdfFile()),
      upload('bomb.docx', bomb),
      upload('photo.heic', heicFile()),
    ]);

    await expect(fileLine(page, 'empty.pdf')).toContainText('This file is empty');
    await expect(fileLine(page, 'photo.heic')).toContainText('a format of iPhones');
    for (const name of ['empty.pdf', 'setup.pdf', 'setup.exe', 'will.exe.pdf', 'bomb.docx']) {
      await expect(fileLine(page, name)).toContainText(INVALID);
      await expect(fileLine(page, name).getByRole('button', { name: 'Retry' })).toHaveCount(0);
    }
    await expectNoViolations(page);
    await fileLine(page, 'bomb.docx').getByRole('button', { name: 'Dismiss' }).click();
    await expect(fileLine(page, 'bomb.docx')).toHaveCount(0);
    expect(sent).toEqual([]);
    expect(await documentsOf(customer)).toEqual([]);
  });

  test('accepts exactly 25 MB within 60 MB of memory, and not a byte more', async ({
    page,
  }, testInfo) => {
    const customer = await newCustomer();
    const [largest, larger] = [testInfo.outputPath('largest.pdf'), testInfo.outputPath('more.pdf')];
    await writeFile(largest, pdfOfSize(MAX));
    await writeFile(larger, pdfOfSize(MAX + 1));
    await reachUploads(page, customer);

    await chooseFiles(page, COURT_PAPERS, larger);
    await expect(fileLine(page, 'more.pdf')).toContainText('File size exceeds 25MB limit.');

    const before = await heldBytes(page);
    let most = 0;
    await chooseFiles(page, COURT_PAPERS, largest);
    await expect
      .poll(
        async () => {
          most = Math.max(most, await heldBytes(page));
          return area(page, COURT_PAPERS).textContent();
        },
        { timeout: 60_000, intervals: [50] },
      )
      .toContain('Uploaded');
    expect(most - before).toBeLessThan(60 * 1024 * 1024);
    expect(await documentsOf(customer)).toMatchObject([{ size_bytes: MAX }]);
  });

  test('continues with Retry after the connection breaks', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await page.route(STORAGE, (route) => route.abort('connectionreset'), { times: 1 });

    await chooseFiles(page, COURT_PAPERS, upload('will.pdf', pdfOfSize(2_000_000)));
    await expect(fileLine(page, 'will.pdf')).toContainText('Failed to upload file to storage');
    await expect(page.getByText('Upload Failed')).toBeVisible();
    await expect(page.getByText('Upload Failed')).toHaveCount(0);
    await expect(fileLine(page, 'will.pdf')).toContainText('The connection was lost');
    await fileLine(page, 'will.pdf').getByRole('button', { name: 'Retry' }).click();

    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    expect(await documentsOf(customer)).toHaveLength(1);
  });

  test('continues automatically when the device is online again', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await page.context().setOffline(true);

    await chooseFiles(page, COURT_PAPERS, upload('will.pdf', pdfFile()));
    await expect(fileLine(page, 'will.pdf')).toContainText('You are offline.');
    await page.context().setOffline(false);

    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    expect(await documentsOf(customer)).toHaveLength(1);
  });

  test('can be cancelled and leaves nothing behind', async ({ page }) => {
    const customer = await newCustomer();
    const draft = executorDraft();
    await reachUploads(page, customer, draft);
    const held = Promise.withResolvers<undefined>();
    await page.route(STORAGE, async (route) => {
      await held.promise;
      await route.abort();
    });

    await chooseFiles(page, COURT_PAPERS, upload('will.pdf', pdfOfSize(2_000_000)));
    await expect(fileLine(page, 'will.pdf').getByRole('progressbar')).toBeVisible();
    await fileLine(page, 'will.pdf').getByRole('button', { name: 'Cancel' }).click();

    await expect(fileLine(page, 'will.pdf')).toHaveCount(0);
    await expect(area(page, COURT_PAPERS)).toContainText('Required');
    held.resolve(undefined);
    expect(await documentsOf(customer)).toEqual([]);
    expect(await filesOf(customer, quoteIdIn(draft))).toEqual([]);
  });

  test("removes the file if its row can't be saved", async ({ page }) => {
    const customer = await newCustomer();
    const draft = executorDraft();
    await reachUploads(page, customer, draft);
    let isRefused = false;
    await page.route('**/rest/v1/application_documents?*', async (route) => {
      // The list of documents has the same address, and its first request may come at any time.
      if (isRefused || route.request().method() !== 'POST') return route.fallback();
      isRefused = true;
      return route.fulfill({ status: 500, json: { message: 'no', code: 'XX000' } });
    });

    await chooseFiles(page, COURT_PAPERS, upload('will.pdf', pdfFile()));

    await expect(fileLine(page, 'will.pdf')).toContainText('Failed to save file metadata');
    await expect.poll(() => filesOf(customer, quoteIdIn(draft))).toEqual([]);
    await fileLine(page, 'will.pdf').getByRole('button', { name: 'Retry' }).click();
    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    expect(await filesOf(customer, quoteIdIn(draft))).toHaveLength(1);
  });

  test('sends a file once if it is chosen twice in a row', async ({ page }, testInfo) => {
    const customer = await newCustomer();
    const path = testInfo.outputPath('will.pdf');
    await writeFile(path, pdfFile());
    await reachUploads(page, customer);
    // The first upload lasts until the second choice: a file that was uploaded may be chosen again.
    const isChosenAgain = Promise.withResolvers<undefined>();
    await page.route(STORAGE, async (route) => {
      await isChosenAgain.promise;
      await route.continue();
    });

    await chooseFiles(page, COURT_PAPERS, path);
    await expect(fileLine(page, 'will.pdf').getByRole('progressbar')).toBeVisible();
    await chooseFiles(page, COURT_PAPERS, path);
    isChosenAgain.resolve(undefined);

    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    expect(await documentsOf(customer)).toHaveLength(1);
  });
});
