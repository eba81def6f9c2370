import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { makeBondPaper } from '../../supabase/functions/_shared/papers/bond-paper.ts';
import { signBond } from '../../supabase/functions/_shared/proof/sign-manifest.ts';
import { importSigningKey } from '../../supabase/functions/_shared/proof/signing-key.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { TEST_BOND_KEY } from '../support/bond-key.ts';
import { expect, test } from '../support/fixtures';
import { buildIssuedBond } from '../support/issued-bond.ts';
import { readPdf } from '../support/read-pdf.ts';
import { testSite } from '../support/test-site.ts';
import { addVerifiableBond } from '../support/verifiable-bond.ts';

const GOOD =
  /The signature on this record is ours: we signed the record on .* For an expert: the key is named test-2\./;

/** Signs one bond like the functions do. The schedule's function would also sign bonds left by other tests. */
async function signBondOf(token: string): Promise<void> {
  const database = createClient(testSite.apiUrl, SECRET_KEY);
  const { data, error } = await database
    .from('bonds')
    .select('id')
    .eq('verify_token', token)
    .single<{ id: string }>();
  if (error) throw new Error(`bonds: ${error.message}`);

  const { pkcs8, published } = TEST_BOND_KEY;
  const signingKey = await importSigningKey(published.kid, pkcs8);
  await signBond({ database, signingKey, now: () => new Date() }, data.id);
}

async function addSignedBond(): Promise<{ token: string; paper: Buffer }> {
  const paper = Buffer.from(await makeBondPaper(buildIssuedBond({ number: randomUUID() })));
  const bondHash = createHash('sha256').update(paper).digest('hex');
  const token = await addVerifiableBond({ bondHash });
  await signBondOf(token);

  return { token, paper };
}

/** Flips one bit of the document. */
function forge(paper: Buffer): Buffer {
  const forged = Buffer.from(paper);
  forged[forged.length - 20] = (forged[forged.length - 20] ?? 0) ^ 1;

  return forged;
}

async function expectToKnowPapers(page: Page, label: string, paper: Buffer): Promise<void> {
  const choose = (buffer: Buffer) =>
    page.getByLabel(label).setInputFiles({ name: 'b.pdf', mimeType: 'application/pdf', buffer });

  await choose(paper);
  await expect(page.getByText('This file is the bond as we issued it, unchanged.')).toBeVisible();
  await choose(forge(paper));
  await expect(page.getByText('This file is not a paper of this bond')).toBeVisible();
}

test('a clerk reads of a specimen that it is no bond, and has no file to compare', async ({
  page,
}) => {
  process.env['DEMONSTRATION'] = 'on'; // for the signature, which this process makes
  const { token } = await addSignedBond().finally(() => delete process.env['DEMONSTRATION']);
  await page.goto(`/verify/${token}`);

  await expect(page.getByText('Check it again without a network')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specimen: not a bond' })).toBeVisible();
  await expect(page.getByText('Specimen', { exact: true })).toBeVisible();
  await expect(page.getByText('Did you get the bond as a file?')).toBeHidden();
});

test('a clerk checks a signed bond, then checks it again offline from a saved file', async ({
  page,
  browser,
}, testInfo) => {
  const { token, paper } = await addSignedBond();
  await page.goto(`/verify/${token}`);
  await expect(page.getByText(GOOD)).toBeVisible();
  await expect(page.getByText('Notary Bond, Tennessee', { exact: true })).toBeVisible();
  await expect(page.getByText('Our name for it', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Saltmarsh Fidelity & Surety Company', { exact: true }),
  ).toBeVisible();
  await expectToKnowPapers(page, 'PDF of a paper of this bond', paper);
  await expectNoViolations(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the proof file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^MSB-\d{8}-proof\.html$/);
  const file = testInfo.outputPath('proof.html');
  await download.saveAs(file);

  const desk = await browser.newContext({ offline: true });
  const saved = await desk.newPage();
  const errors: string[] = [];
  saved.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await saved.goto(pathToFileURL(file).href);
  await expect(saved.getByText(GOOD)).toBeVisible();
  await expect(saved.getByText('its status was: Active.')).toBeVisible();
  await expect(saved.getByText('Marisol Okafor', { exact: true })).toBeVisible();
  await expectToKnowPapers(saved, 'PDF of a paper of this bond', paper);
  await expectNoViolations(saved);
  await saved.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(saved);
  expect(errors).toEqual([]);

  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replaceAll('Marisol Okafor', 'Somebody Else'));
  await saved.reload();
  await expect(saved.getByText("The record's signature is wrong")).toBeVisible();
  await expect(saved.getByText('What was signed')).toBeHidden();
  await desk.close();
});

test('a clerk is warned not to accept a bond whose record was altered', async ({ page }) => {
  const { token } = await addSignedBond();
  await page.route('**/functions/v1/verify-bond', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('Marisol Okafor', 'Somebody Else') });
  });
  await page.goto(`/verify/${token}`);

  await expect(page.getByRole('heading', { name: 'Do not accept this bond yet' })).toBeVisible();
  await expect(page.getByText('Did you get the bond as a file?')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save the proof file' })).toBeHidden();
  await expectNoViolations(page);
});

for (const obligee of [
  'County Clerk of Davidson County',
  `Clerk of the ${'Consolidated Probate and Chancery '.repeat(6)}Court of Davidson County`,
]) {
  test(`a clerk prints the whole signed record on one sheet, for an office with a name of ${obligee.length} characters`, async ({
    page,
  }) => {
    const token = await addVerifiableBond({ obligee, payee: 'the State of Tennessee' });
    await signBondOf(token);
    await page.goto(`/verify/${token}`);
    await expect(page.getByText(GOOD)).toBeVisible();

    const sheet = await readPdf(new Uint8Array(await page.pdf({ format: 'Letter' })));
    const printed = await sheet.textOf(1);
    expect(printed).toContain('Its power of attorney');
    expect(printed.replace(/\s/g, '')).toContain(`/verify/${token}`);
    expect(sheet.pageCount).toBe(1);
  });
}
