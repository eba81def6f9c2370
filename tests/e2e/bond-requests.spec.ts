import { expect, test } from '../support/fixtures';
import { expectNoViolations } from '../support/accessibility';
import { toastOf } from '../support/auth-actions';
import { openDesk } from '../support/desk-actions';
import { addApplication, addBond, deskToday } from '../support/desk-rows';
import { holdLicenseBond } from '../support/held-license-bond';
import { upload } from '../support/document-actions';
import { nextDownload } from '../support/downloads';
import { newCustomer } from '../support/session-actions';
import { readRows } from '../support/test-stack';
import {
  changeApplication,
  newUnderwriter,
  openUnderwriting,
} from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';
import { addDays, formatDate, formatShortDate } from '../../src/domain/dates.ts';

test.describe('a request about a bond', () => {
  test('a customer requests to cancel a license bond, staff approve, and a clerk sees the cancellation', async ({
    page,
    browser,
  }) => {
    test.slow();
    const held = await holdLicenseBond();
    const endsOn = addDays(deskToday(), 60);
    await openDesk(page, held.customer, `?bond=${held.bondId}`);
    const section = page.getByRole('region', { name: 'Change or end this bond' });
    await section.getByRole('button', { name: 'Start a request' }).click();

    await section.getByRole('button', { name: 'Send the request' }).click();
    await expect(section.getByRole('link', { name: 'Choose what you need' })).toBeVisible();
    await section.getByRole('radio', { name: 'Cancel the bond' }).check();
    await section.getByRole('button', { name: 'Ask for the cancellation' }).click();
    await expect(section.getByRole('link')).toContainText([
      'Enter the first day without the bond',
      'Choose what you attach',
      'Attach the proof',
    ]);
    const day = section.getByRole('textbox', { name: 'First day without the bond' });
    await day.fill('January 5, 2020');
    await expect(
      section.getByText(/^The first possible end is .* Enter that day or later$/),
    ).toBeVisible();
    await day.fill(formatShortDate(endsOn));
    // 122 of 730 days are left of a premium of $150.
    await expect(section.getByText('$25.06')).toBeVisible();
    await section
      .getByLabel('What you attach')
      .selectOption('Proof that the license or commission was given up');
    const chooser = page.waitForEvent('filechooser');
    await section.getByRole('button', { name: 'Choose files for the proof' }).click();
    await (await chooser).setFiles(upload('License given up.pdf', pdfFile()));
    await expect(section.getByText('Ready to send')).toBeVisible();
    await section.getByLabel('Anything we should know').fill('I retire.');
    await expectNoViolations(page);

    await page.context().setOffline(true);
    await section.getByRole('button', { name: 'Ask for the cancellation' }).click();
    await expect(section.getByRole('alert')).toContainText('You are offline.');
    await page.context().setOffline(false);
    await section.getByRole('button', { name: 'Ask for the cancellation' }).dblclick();
    await expect(toastOf(page, 'Request sent')).toBeVisible();
    const requests = section.getByRole('list', { name: 'Requests' }).getByRole('listitem');
    await expect(requests).toHaveCount(1);
    await expect(requests).toContainText(['With us']);
    await expectNoViolations(page);
    expect(await readRows('bond_requests', { bond_id: `eq.${held.bondId}` })).toMatchObject([
      { kind: 'cancellation', status: 'requested', ends_on: endsOn, estimate_cents: 2506 },
    ]);

    const context = await browser.newContext();
    const desk = await context.newPage();
    await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'));
    await desk.getByText(/requests? about (a bond waits|bonds wait)/).click();
    await desk
      .getByRole('link', { name: `Cancellation, bond ${String(held.bond['number'])}` })
      .click();
    const panel = desk.getByRole('region', { name: 'Requests about the bond' });
    await expect(panel.getByText('I retire.')).toBeVisible();
    const tab = desk.waitForEvent('popup');
    const file = context.waitForEvent(
      'response',
      (response) =>
        response.request().method() === 'GET' && response.url().includes('/request_proof/'),
    );
    await panel.getByRole('button', { name: 'Preview License given up.pdf' }).click();
    expect((await file).status()).toBe(200);
    await (await tab).close();
    await panel.getByRole('button', { name: 'Decide the request' }).click();
    await expect(panel.getByText('Choose what to do')).toBeVisible();
    await panel.getByRole('radio', { name: 'Approve' }).check();
    await panel.getByLabel('Message to the customer').fill('Notice is given today.');
    await panel.getByRole('button', { name: 'Approve, and end the bond' }).click();
    await expect(panel.getByText('Enter the final refund, or 0 for none')).toBeVisible();
    const refund = panel.getByRole('textbox', { name: 'Final refund' });
    await expect(refund).toBeFocused();
    await refund.fill('$150.01'); // one cent more than the premium of $150
    await panel.getByRole('button', { name: 'Approve, and end the bond' }).click();
    await expect(panel.getByText('more than the customer paid')).toBeVisible();
    await refund.fill('$24.10');
    await expectNoViolations(desk);
    await panel.getByRole('button', { name: 'Approve, and end the bond' }).dblclick();
    await expect(toastOf(desk, 'Request approved')).toBeVisible();
    await expect(panel.getByText('Approved, sent')).toBeVisible();

    await desk.goto(`/verify/${String(held.bond['verify_token'])}`);
    await expect(desk.getByRole('main')).toContainText('This bond was cancelled');
    await expect(desk.getByRole('main')).toContainText(formatDate(endsOn));
    await context.close();

    await page.reload();
    await expect(requests).toContainText(['Notice is given today.']);
    await expect(requests).toContainText(['Final refund: $24.10']);
    await expect(section.getByRole('button', { name: 'Start a request' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'After the bond has ended' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Filing in' })).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('a customer withdraws a request, sends another and downloads the resulting rider @phone', async ({
    page,
    browser,
  }) => {
    test.slow();
    const held = await holdLicenseBond('WA');
    await openDesk(page, held.customer, `?bond=${held.bondId}`);
    const section = page.getByRole('region', { name: 'Change or end this bond' });
    const ask = async (street: string) => {
      await section.getByRole('button', { name: 'Start a request' }).click();
      await section.getByRole('radio', { name: 'Change the address' }).check();
      await section.getByLabel('Street').fill(street);
      await section.getByLabel('City').fill('Oakland');
      await section.getByLabel('State').selectOption('CA');
      await section.getByLabel('ZIP code').fill('94601');
      await section.getByRole('button', { name: 'Ask for the new address' }).click();
      await expect(section.getByText(`To ${street}, Oakland, CA 94601`)).toBeVisible();
    };
    await ask('9 Elm St');

    await section.getByRole('button', { name: 'Withdraw Change of address' }).click();
    await section.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(toastOf(page, 'Request withdrawn')).toBeVisible();
    await ask('10 Elm St');
    await expect(section.getByRole('listitem')).toContainText(['With us', 'Withdrawn']);

    const number = String(held.bond['number']);
    const office = String(held.bond['obligee']);
    const context = await browser.newContext();
    const desk = await context.newPage();
    await openUnderwriting(desk, await newUnderwriter('Dana Whitfield'));
    await desk.getByText(/requests? about (a bond waits|bonds wait)/).click();
    await desk.getByRole('link', { name: `Change of address, bond ${number}` }).click();
    const panel = desk.getByRole('region', { name: 'Requests about the bond' });
    await panel.getByRole('radio', { name: 'Approve' }).check();
    await expect(panel.getByText('The customer gets a rider')).toBeVisible();
    await panel.getByRole('button', { name: 'Approve the change' }).click();
    await expect(toastOf(desk, 'Request approved')).toBeVisible();

    await page.reload();
    const papers = page.getByRole('region', { name: 'Papers' });
    await expect(
      papers.getByText(`It is part of the bond: sign the rider, and file it with ${office}.`),
    ).toBeVisible();
    await expect(papers.getByLabel('Rider 1 filed')).not.toBeChecked();
    await expectNoViolations(page);
    const download = nextDownload(page);
    await papers.getByRole('button', { name: `Rider 1 ${number}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}-contractor-license-rider-1.pdf`);
    await file.saveAs(test.info().outputPath('rider.pdf'));

    await openDesk(page, held.customer);
    const line = page.getByRole('region', { name: 'Needs you' }).getByRole('article');
    await expect(line).toContainText('Sign and file rider 1');
    await line.getByRole('button', { name: 'See what to do' }).click();
    await expect(line.getByRole('button', { name: `Rider 1 ${number}` })).toBeVisible();
    await expectNoViolations(page);
    await line.getByLabel('Rider 1 filed').click();
    await expect(toastOf(page, `Rider 1 of ${number} is filed.`)).toBeVisible();
    await page.goto(`/dashboard?bond=${held.bondId}`);
    await expect(papers.getByLabel('Rider 1 filed')).toBeChecked();

    await desk.goto(`/verify/${String(held.bond['verify_token'])}`);
    await expect(
      desk.getByText(`No. 1 of ${formatDate(deskToday())}. Part of the bond`),
    ).toBeVisible();
    await desk
      .getByLabel('PDF of a paper of this bond')
      .setInputFiles(test.info().outputPath('rider.pdf'));
    await expect(
      desk.getByText('This file is rider No. 1 as we issued it, unchanged.'),
    ).toBeVisible();
    await expectNoViolations(desk);
    await context.close();
  });

  test('a link of the Contractor Desk opens the release of a bid bond with its proof', async ({
    page,
  }) => {
    const customer = await newCustomer();
    const application = { status: 'approved', slug: 'bid-bond', stateCode: 'NC' } as const;
    const applicationId = await addApplication(customer, application);
    await changeApplication(applicationId, { status: 'issued' });
    const bond = await addBond(customer, {
      slug: 'bid-bond',
      stateCode: 'NC',
      cents: 2_800_000,
      principal: 'Ridge Builders LLC',
      obligee: 'New Hanover County',
      effectiveDate: deskToday(),
      applicationId,
    });
    const id = String(bond['id']);
    await openDesk(page, customer, `?bond=${id}&release=award_to_another`);

    const section = page.getByRole('region', { name: 'Change or end this bond' });
    await expect(section.getByRole('radio', { name: 'Have the bond released' })).toBeChecked();
    await expect(section.getByLabel('What you attach')).toHaveValue('award_to_another');
    await expect(section.getByText('Nothing is refunded when the bid ends.')).toBeVisible();
    await expect(page).toHaveURL(`/dashboard?bond=${id}`);
    await expectNoViolations(page);

    await section.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Ask to end this bond' }).click();
    await expect(section.getByRole('radio', { name: 'Have the bond released' })).toBeChecked();
    await expect(section.getByRole('radio', { name: 'Have the bond released' })).toBeFocused();
  });
});
