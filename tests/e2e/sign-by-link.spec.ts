import { randomUUID } from 'node:crypto';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { chooseFiles, fileLine, upload } from '../support/document-actions';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { answer, button, field, radios, stepHeading } from '../support/quote-actions';
import { payByCard, soonAsTyped } from '../support/quote-answers';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import {
  answerAfterYou,
  continueTo,
  enterMailedCode,
  mailedSigningPath,
  openFirmWithMatter,
} from '../support/signing-actions';
import { CLIENT_STEPS } from '../support/signing-answers';
import { readRows } from '../support/test-stack';
import { approveAndIssue } from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';

test('an attorney invites a client, who loses the signal on a phone, goes on, corrects, agrees and signs @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  const email = `${randomUUID()}@example.com`;
  const attorney = await newCustomer();
  const { matterId } = await openFirmWithMatter(attorney, email);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await rememberCustomer(context, await sessionText(attorney));
  const desk = await context.newPage();
  await gotoHydrated(desk, `/dashboard/attorney?matter=${matterId}`);
  const entry = desk.getByRole('region', { name: 'Mary Smith' });
  await expect(entry.getByRole('status')).toHaveText('Not invited');
  await entry.getByRole('button', { name: /^Preview and invite/ }).click();
  await expect(entry.getByText('Your private notes')).toBeVisible();
  await expect(entry.getByText('This signer, Our underwriter', { exact: true })).toHaveCount(2);
  await entry.getByRole('button', { name: /^Send to/ }).click();
  await expect(entry.getByText('Confirm that your client has authorized you')).toBeVisible();
  await expectNoViolations(desk);
  await entry.getByRole('checkbox', { name: /^My client has authorized me/ }).check();
  await entry.getByRole('button', { name: 'Send and show a QR code' }).click();
  await expect(entry.getByRole('img', { name: 'QR code of the link to sign' })).toBeVisible();
  await expectNoViolations(desk);
  await entry.getByRole('button', { name: 'Done' }).click();
  await expect(entry.getByRole('status')).toHaveText('Invited');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await mailedSigningPath(email));
  await expect(page.getByText('Ward & Hale')).toBeVisible();
  await expect(page.getByText('Mary Smith')).toHaveCount(0);
  await expectNoViolations(page);
  await enterMailedCode(page, email);

  await expect(page.getByRole('heading', { name: 'About you' })).toBeFocused();
  const name = page.getByLabel('Full legal name');
  await expect(name).toHaveValue('Mary Smith');
  await name.focus();
  await name.blur(); // touch and leave keeps the value
  await expect(name).toHaveValue('Mary Smith');
  await name.fill(CLIENT_STEPS.you.legalName);
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('group', { name: 'Please correct the following errors:' });
  await expect(summary).toBeFocused();
  await page.getByLabel('Street address').fill(CLIENT_STEPS.you.street);
  await page.getByLabel('City').fill(CLIENT_STEPS.you.city);
  await page.getByLabel('State', { exact: true }).selectOption(CLIENT_STEPS.you.state);
  await page.getByLabel('ZIP code').fill(CLIENT_STEPS.you.zipCode);
  await page.getByLabel('Phone', { exact: true }).fill(CLIENT_STEPS.you.phone);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await page.reload(); // the session and the typed answers stay in this tab
  await expect(page.getByLabel('City')).toHaveValue(CLIENT_STEPS.you.city);
  await continueTo(page, 'Your identity');
  await expectNoViolations(page);

  await answerAfterYou(page);
  await expectNoViolations(page);
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Right', exact: true }).check();
  await page
    .getByRole('radiogroup', { name: /^County/ })
    .getByRole('radio', { name: 'Not right' })
    .check();
  await page.getByLabel('What is right?').fill('Berkeley');
  await continueTo(page, 'Reading and signing on a screen');

  const { history } = CLIENT_STEPS.history;
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText('Check the box to agree, or press Decline')).toBeVisible();
  await expectNoViolations(page);
  for (const next of [
    'Your answers',
    'Permission to check your credit',
    'Your promise to repay (indemnity)',
    'Sign',
  ]) {
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await page.getByRole('checkbox').check();
    await continueTo(page, next);
    if (next !== 'Your answers') continue;
    await expect(page.getByRole('definition').filter({ hasText: history })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(CLIENT_STEPS.identity.ssn);
    await expectNoViolations(page);
  }
  await page.getByLabel('Type your full name').fill(CLIENT_STEPS.you.legalName);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Signed. Thank you!')).toBeInViewport();
  await expect(page.getByText('you repay it, with costs, from your own money')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);

  // The desk hears of the signature at once.
  await expect(entry.getByRole('status')).toHaveText('Signed');
  await expect(entry.getByText('Berkeley')).toBeVisible();
  await expectNoViolations(desk);
  await entry.getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByLabel('County of the court')).toHaveValue('Berkeley');
  await expect(entry.getByRole('status')).toHaveText('Signed'); // the client signed this value

  // The quote has what the client signed, and the attorney reads none of what only the client may say.
  await desk.getByRole('button', { name: 'Get the price' }).click();
  await expect(stepHeading(desk, 'Bond Details')).toBeVisible();
  await field(desk, 'Your title').selectOption('Personal representative');
  await field(desk, 'Effective date').fill(soonAsTyped());
  await button(desk, 'Continue').click();
  await expect(stepHeading(desk, 'Applicant Information')).toBeVisible();
  await expect(field(desk, 'Middle name (optional)')).toHaveValue('Ann');
  await expect(field(desk, 'Street')).toHaveValue(CLIENT_STEPS.you.street);
  await expect(desk.getByText('On file for this application')).toHaveCount(2);
  const bonds = radios(desk, 'Has your client had surety bonds before?');
  await expect(bonds.getByRole('radio', { name: 'No' })).toBeChecked(); // as the client answered
  await expectNoViolations(desk);
  await button(desk, 'Continue').click();
  await expect(stepHeading(desk, 'Business Information')).toBeVisible();
  await button(desk, 'Continue').click();
  await expect(stepHeading(desk, 'Underwriting Questions')).toBeVisible();
  await expect(desk.getByText(/^Answered by Mary Ann Smith on .*underwriter reads/)).toHaveCount(5);
  await expect(desk.getByText(CLIENT_STEPS.history.history)).toHaveCount(0);
  await expect(desk.getByText('Your client signed this permission by link.')).toBeVisible();
  await expectNoViolations(desk);
  await button(desk, 'Continue').click();
  await expect(stepHeading(desk, 'Documents')).toBeVisible();
  for (const [label, name] of [
    ['Personal identification', 'license.pdf'],
    ['Petition or court order', 'petition.pdf'],
  ] as const) {
    await chooseFiles(desk, label, upload(name, pdfFile()));
    await expect(fileLine(desk, name).getByRole('button', { name: 'Delete' })).toBeVisible();
  }
  await button(desk, 'Continue').click();
  await expect(stepHeading(desk, 'Pricing & Payment')).toBeVisible();
  const { answers } = payByCard('');
  for (const given of answers) await answer(desk, given);
  await desk.getByRole('button', { name: /^Authorize \$.* and review$/ }).click();
  await expect(stepHeading(desk, 'Review Application')).toBeVisible();
  await button(desk, 'Submit Application').click();
  await expect(stepHeading(desk, 'Issue & File')).toBeVisible();

  // The matter has its application, the underwriter issues the bond, and the packet is checked.
  const [sent] = await readRows('applications', { user_id: `eq.${attorney.userId}` });
  await approveAndIssue(String(sent?.['id']));
  await gotoHydrated(desk, `/dashboard/attorney?matter=${matterId}`);
  await expect(desk.getByText(String(sent?.['number']), { exact: true })).toBeVisible();
  const packet = desk.getByRole('group', { name: 'Before you print the packet' });
  await expect(packet.getByText('$250,000, is the amount in the order')).toBeVisible();
  await packet.getByLabel(/^Title: /).check();
  await expect(packet.getByRole('status')).toHaveText(/^Check every line before you print/);

  // The court assigns the number of the case after the signature, which stays valid, and after the bond was printed.
  await expect(packet.getByLabel(/^Case number: the papers have a blank for it/)).not.toBeChecked();
  await desk.locator('#matter-caseNumber').fill('2026-ES-10-0042');
  await expect(desk.getByText('All changes saved')).toBeVisible();
  await expect(entry.getByRole('status')).toHaveText('Signed');
  for (const line of [/^Case number 2026-ES-10-0042: write it in the blank/, /^Initials/, /^Seal/])
    await packet.getByLabel(line).check();
  await expect(packet.getByRole('status')).toHaveText('The packet is ready to print.');
  const saved = desk.waitForEvent('download');
  await packet.getByRole('button', { name: 'Get the filing packet' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^MSB-\d+-filing-packet\.pdf$/);
  await context.close();
});
