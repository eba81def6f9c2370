import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../support/accessibility';
import { openDesk } from '../support/desk-actions';
import { addApplication } from '../support/desk-rows';
import { nextDownload } from '../support/downloads';
import { EXECUTOR_ANSWERS } from '../support/executor-answers';
import { expect, test } from '../support/fixtures';
import { newCustomer } from '../support/session-actions';
import {
  changeApplication,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';

test("staff upload the court's blank and executed form, and the customer downloads it as the bond", async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await newCustomer();
  const { applicant } = EXECUTOR_ANSWERS;
  const answers = {
    ...EXECUTOR_ANSWERS,
    applicant: { ...applicant, lastName: `Okafor${randomInt(1_000_000)}` },
  };
  const id = await addApplication(customer, { status: 'under_review', stateCode: 'MA', answers });
  await changeApplication(id, { review_reasons: ['never-instant', 'own-form'] });

  await openUnderwriting(page, await newUnderwriter('Dana Whitfield'), `?application=${id}`);
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(page.getByText('Needs the court’s or agency’s own form').first()).toBeVisible();
  const blank = page.getByRole('region', { name: 'Add blank form MPC 801' });
  await blank
    .getByLabel('Blank form')
    .setInputFiles({ name: 'blank801.pdf', mimeType: 'application/pdf', buffer: pdfFile() });
  await blank.getByRole('button', { name: 'Upload the blank form' }).click();
  await expect(page.getByText('Blank form MPC 801 added')).toBeVisible();
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents.getByRole('button', { name: 'Preview blank801.pdf' })).toBeVisible();

  await decision.getByRole('radio', { name: 'Approve', exact: true }).check();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision.getByRole('heading', { name: 'Required form: MPC 801' })).toBeVisible();
  await expect(decision.getByLabel('Signed form')).toHaveCount(0);
  await decision.getByRole('button', { name: 'Issue bond' }).click();
  await expect(decision.getByText('Write bond number MSB-')).toBeVisible();
  await expect(decision.getByText('Next: the signed form')).toBeVisible();
  await expect(decision.getByText('It is not in force yet.')).toBeVisible();
  await expect(decision.getByText('The bond was issued.')).toHaveCount(0);
  await expect(decision.getByRole('alert')).toHaveCount(0);
  await expect(decision.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectNoViolations(page);

  await decision.getByRole('button', { name: 'Upload the signed form' }).click();
  await expect(decision.getByText('Choose the signed form')).toBeVisible();
  await decision
    .getByLabel('Signed form')
    .setInputFiles({ name: 'mpc801.pdf', mimeType: 'application/pdf', buffer: pdfFile() });
  await decision.getByRole('button', { name: 'Upload the signed form' }).click();
  await expect(page.getByText(/^Bond MSB-\d{8} issued$/)).toBeVisible();
  await expect(decision.getByText('The bond was issued.')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Sent the signed form')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download filing packet' })).toBeVisible();
  await expect(blank).toHaveCount(0);

  const context = await browser.newContext();
  const home = await context.newPage();
  await openDesk(home, customer, '?tab=bonds');
  const download = nextDownload(home);
  await home.getByRole('main').getByRole('button', { name: /^Bond/ }).first().click();
  expect(await readFile(await (await download).path())).toEqual(pdfFile());
  await context.close();
});
