import { strFromU8, unzipSync } from 'fflate';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SECRET_KEY } from '../support/keys.ts';
import { expectNoViolations } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { addBond } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';
import { testSite } from '../support/test-site.ts';

const records = (page: Page) => page.getByRole('region', { name: 'For your records' });
const button = (page: Page) => records(page).getByRole('button', { name: 'Download audit bundle' });

/** Stores a file at the path in the bond's row. */
async function upload(path: string): Promise<void> {
  const response = await fetch(`${testSite.apiUrl}/storage/v1/object/bonds/${path}`, {
    method: 'POST',
    headers: { apikey: SECRET_KEY, 'content-type': 'application/pdf' },
    body: '%PDF-1.7 a paper',
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

test("a customer downloads a bond's audit bundle after a broken connection", async ({ page }) => {
  const customer = await newCustomer();
  const bond = await addBond(customer);
  const id = String(bond['id']);
  for (const file of ['bond', 'power-of-attorney']) await upload(`${id}/${file}.pdf`);
  await page.route('**/functions/v1/audit-bundle', (route) => route.abort(), { times: 1 });
  await openDesk(page, customer, `?bond=${id}`);

  await button(page).click();
  await expect(records(page).getByRole('alert')).toContainText('Our server did not answer.');
  await expectNoViolations(page);

  const saving = page.waitForEvent('download');
  await button(page).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`${String(bond['number'])}-audit-bundle.zip`);
  await expect(records(page).getByRole('alert')).toBeHidden();
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toContain('papers/bond.pdf');
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain(String(bond['number']));
});
