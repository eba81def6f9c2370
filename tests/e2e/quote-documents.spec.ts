import type { Download, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { rowsOf } from '../support/account-quotes.ts';
import { freshAddress, mailedCode } from '../support/auth-actions.ts';
import {
  area,
  chooseFiles,
  COURT_PAPERS,
  documentsOf,
  executorDraft,
  fileLine,
  reachUploads,
  storedFile,
  upload,
} from '../support/document-actions.ts';
import { expect, test } from '../support/fixtures.ts';
import { payByCard } from '../support/quote-answers.ts';
import { button, complete, field, reachDocuments, stepHeading } from '../support/quote-actions.ts';
import { newCustomer } from '../support/session-actions.ts';
import { docxFile, pdfFile, photoFile } from '../support/upload-files.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';

const ALERT = 'Please upload all required documents before continuing to the next step.';
const ID = 'Personal identification';

/** The address where Storage serves a document to the holder of a signed URL. */
const SIGNED_ADDRESS = /\/storage\/v1\/object\/sign\/applications\/app\/.+\?token=/;

/** Has a code mailed to an address on the open page, and enters it by keyboard as the mail shows it. */
async function signInByCode(page: Page, email: string, subject: RegExp): Promise<void> {
  await field(page, 'Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Code from the email')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds$/ })).toBeDisabled();
  await expectNoViolations(page);
  await page.keyboard.insertText(await mailedCode(email, subject));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Choose files for ${ID}` })).toBeFocused();
}

test.describe('the documents of a quote', () => {
  test.slow();

  test('are required, and a visitor signs in during that step @phone', async ({ page }) => {
    await reachDocuments(page, executorDraft());
    await expect(page.getByText('JPG, JPEG or PNG file of up to 25MB')).toBeVisible();
    await expect(area(page, ID)).toContainText('Required');
    await expect(area(page, COURT_PAPERS)).toContainText('Required');
    await expect(page.getByText(ALERT)).toBeVisible();
    await expect(button(page, 'Continue')).toBeDisabled();
    await expect(page.getByRole('button', { name: /Choose files/ })).toHaveCount(0);
    await page.getByText('Other ways to sign in').click();
    await expect(page.getByRole('link', { name: 'sign in on its own page' })).toHaveAttribute(
      'href',
      /^\/signin\?returnTo=%2Fquote%3F.*step%3Ddocuments/,
    );
    await expectNoViolations(page);

    await button(page, 'Sign In').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Sign In')).toBeFocused();

    await signInByCode(page, (await newCustomer()).email, /^Your code or link to sign in/);

    await expect(stepHeading(page, 'Documents')).toBeVisible();
    await expect(page.getByText('Sign in to upload your documents')).toHaveCount(0);
    await expect(page.getByText(/^Signed in as .+@.+\.$/)).toBeVisible();
    await expect(page.locator('[data-account="panel"]')).toContainText('Sign out');
    await expectNoViolations(page);
  });

  test("are sent with an executor's application, and a photo is stored without its location", async ({
    page,
  }) => {
    const customer = await newCustomer();
    const photo = await photoFile();
    expect(photo.includes('Marshphone')).toBe(true);
    await reachUploads(page, customer);
    await expect(button(page, 'Continue')).toBeDisabled();

    await chooseFiles(page, ID, upload('License.jpg', photo, 'image/jpeg'));
    await expect(page.getByText('License.jpg uploaded successfully')).toBeVisible();
    await expect(area(page, ID)).toContainText('Uploaded');
    const [document] = await documentsOf(customer);
    const stored = await storedFile(customer, String(document?.['storage_path']));
    expect(stored.includes('Marshphone')).toBe(false);
    expect(document).toMatchObject({ mime_type: 'image/jpeg', size_bytes: stored.length });
    await expect(button(page, 'Continue')).toBeDisabled();
    await chooseFiles(page, COURT_PAPERS, upload('The will.pdf', pdfFile()));
    await expect(area(page, COURT_PAPERS)).toContainText('Uploaded');
    await expect(page.getByText(ALERT)).toHaveCount(0);
    await expectNoViolations(page);

    await button(page, 'Continue').click();
    await complete(page, payByCard(NOTARY_TOTAL));
    await expect(stepHeading(page, 'Review Application')).toBeVisible();
    const card = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ has: page.getByRole('heading', { name: 'Documents', exact: true }) });
    await expect(card.last()).toContainText('Personal identificationLicense.jpg');
    await expect(card.last()).toContainText('The will.pdf');
    await button(page, 'Submit Application').click();
    await expect(stepHeading(page, 'Issue & File')).toBeVisible();
    expect(await rowsOf(customer)).toMatchObject([{ status: 'under_review' }]);
    expect(await documentsOf(customer)).toHaveLength(2);
  });

  test('are deleted after a confirmation, and required again', async ({ page }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await chooseFiles(page, ID, upload('License.pdf', pdfFile()));
    await expect(area(page, ID)).toContainText('Uploaded');
    const remove = fileLine(page, 'License.pdf').getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('dialog', { name: 'Delete this document?' });

    await remove.click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(remove).toBeFocused();

    await remove.click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Document deleted successfully')).toBeVisible();
    await expect(area(page, ID)).toContainText('Required');
    await expect(page.getByRole('button', { name: `Choose files for ${ID}` })).toBeFocused();
    const [document] = await documentsOf(customer);
    expect(document).toMatchObject({ status: 'deleted' });
    await expect(storedFile(customer, String(document?.['storage_path']))).rejects.toThrow();
  });

  test("open in their own tab, download if browsers can't show them, or show an error", async ({
    page,
  }) => {
    const customer = await newCustomer();
    await reachUploads(page, customer);
    await chooseFiles(page, COURT_PAPERS, [
      upload('The will.pdf', pdfFile()),
      upload('Inventory.docx', docxFile()),
    ]);
    await expect(fileLine(page, 'Inventory.docx').getByText(/KB|bytes/)).toBeVisible();

    const opening = page.waitForEvent('popup');
    const opened = page
      .context()
      .waitForEvent('response', (response) => SIGNED_ADDRESS.test(response.url()));
    await fileLine(page, 'The will.pdf').getByRole('button', { name: 'Preview' }).click();
    const tab = await opening;
    // Headless Chromium shows no PDF, so the test checks the preview's input.
    const headers = (await opened).headers();
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition'] ?? 'inline').not.toContain('attachment');
    await tab.close();

    const names: string[] = [];
    const note = (download: Download) => names.push(download.suggestedFilename());
    page.on('download', note);
    page.on('popup', (popup) => popup.on('download', note));
    await fileLine(page, 'Inventory.docx').getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => names).toEqual(['Inventory.docx']);

    await page.route('**/functions/v1/open-document', (route) =>
      route.fulfill({ status: 404, json: { code: 'not-found' } }),
    );
    await fileLine(page, 'The will.pdf').getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('Unable to open file preview')).toBeVisible();
  });

  test('can be chosen, viewed and deleted by keyboard in a new account that a mailed code made', async ({
    page,
  }) => {
    page.on('filechooser', (chooser) => chooser.setFiles(upload('License.pdf', pdfFile())));
    await reachDocuments(page, executorDraft());
    await signInByCode(page, freshAddress(), /^Your code or link to confirm/);

    await page.keyboard.press('Enter');
    await expect(area(page, ID)).toContainText('Uploaded');
    await page.keyboard.press('Shift+Tab');
    const line = fileLine(page, 'License.pdf');
    await expect(line.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(line).toHaveCount(0);
  });
});
