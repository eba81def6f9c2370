import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { By } from 'selenium-webdriver';
import { SESSION_KEY } from '../../../src/platform/storage-keys.ts';
import { documentsOf, executorDraft } from '../../support/document-actions.ts';
import { NOTARY_TOTAL } from '../../support/notary-price.ts';
import { NOTARY_SECTIONS } from '../../support/quote-actions.ts';
import { choose, noDocuments, payByCard, TYPED_SECRETS } from '../../support/quote-answers.ts';
import { DRAFT_KEY } from '../../support/quote-draft.ts';
import { newCustomer, sessionText } from '../../support/session-actions.ts';
import { readRows } from '../../support/test-stack.ts';
import { pdfFile } from '../../support/upload-files.ts';
import {
  chooseFile,
  complete,
  field,
  press,
  remember,
  type,
  visit,
  waitForHeading,
} from './visitor.ts';
import { expect, test } from './webkit-test.ts';

test('a visitor types a whole application on a phone and gets the bond', async ({ driver }) => {
  await visit(driver, '/quote');
  await complete(driver, choose('Notary Bond', 'Tennessee'));
  for (const section of NOTARY_SECTIONS) await complete(driver, section);
  await complete(driver, noDocuments());
  await complete(driver, payByCard(NOTARY_TOTAL));
  await waitForHeading(driver, 'Review Application');
  await press(driver, 'Submit Application and Issue Bond');
  await waitForHeading(driver, 'Issue & File');

  const shownNumber = async () =>
    /APP-\d{6}/.exec(await driver.findElement(By.css('main')).getText())?.[0];
  await expect.poll(shownNumber).toBeDefined();
  expect(await readRows('applications', { number: `eq.${await shownNumber()}` })).toMatchObject([
    { bond_slug: 'notary', state_code: 'TN', status: 'issued' },
  ]);
});

test('a customer writes a long text and uploads a document', async ({ driver }) => {
  const customer = await newCustomer();
  await remember(driver, SESSION_KEY, await sessionText(customer));
  await remember(driver, DRAFT_KEY, executorDraft());
  await visit(driver, '/quote');

  await waitForHeading(driver, 'Applicant Information');
  await type(driver, 'Date of birth', TYPED_SECRETS.dateOfBirth);
  await type(driver, 'Social Security number', TYPED_SECRETS.ssn);
  await press(driver, 'Continue');
  await waitForHeading(driver, 'Business Information');
  await type(driver, 'EIN', TYPED_SECRETS.ein);
  await type(driver, 'Business description', 'Closings and hospital visits. '.repeat(6));
  const description = await field(driver, 'Business description');
  expect(Number(await description.getProperty('clientHeight'))).toBeGreaterThanOrEqual(
    Number(await description.getProperty('scrollHeight')),
  );
  await press(driver, 'Continue');
  await waitForHeading(driver, 'Underwriting Questions');
  await press(driver, 'Continue');
  await waitForHeading(driver, 'Documents');

  const path = join(tmpdir(), `${randomUUID()}.pdf`);
  await writeFile(path, pdfFile());
  await chooseFile(driver, path);
  await expect
    .poll(() => documentsOf(customer), { timeout: 30_000 })
    .toMatchObject([{ status: 'uploaded', mime_type: 'application/pdf' }]);
  await rm(path);
});
