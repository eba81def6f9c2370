import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { buildNotaryApplication, soon } from '../support/builders';
import { addApplication } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { ownTotal } from '../support/own-price';
import { complete, field } from '../support/quote-actions';
import { payByCard, TYPED_SECRETS, underwriting } from '../support/quote-answers';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import type { Customer } from '../support/stack';
import { readRows } from '../support/test-stack';
import { newUnderwriter } from '../support/underwriting-actions';
import { pdfFile } from '../support/upload-files';

/** An earlier application of the customer's company, which fills in the next one. */
async function addEarlierApplication(customer: Customer, legalName: string): Promise<void> {
  const { applicant, business } = buildNotaryApplication();
  const { ssn: _ssn, dateOfBirth: _dateOfBirth, ...person } = applicant;
  const { ein: _ein, ...company } = business;

  await addApplication(customer, {
    status: 'approved',
    slug: 'performance-bond',
    stateCode: 'SC',
    answers: {
      applicant: { ...person, email: customer.email },
      business: { ...company, legalName },
    },
  });
}

/** Pay for the bid bond of the open page: the numbers that are never kept, the declarations and a card. */
async function payForBidBond(page: Page, total: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Bid Bond: ${total}` })).toBeVisible();
  await expectNoViolations(page);
  await field(page, 'Date of birth').fill(TYPED_SECRETS.dateOfBirth);
  await field(page, 'Social Security number').fill(TYPED_SECRETS.ssn);
  await field(page, 'EIN').fill(TYPED_SECRETS.ein);
  const history = underwriting();
  const answers = [...history.answers, ...payByCard(total, 'business').answers];
  const pay = `Authorize ${total} and get the bond`;
  await complete(page, { ...history, heading: 'Bond Details', answers, button: pay });
  await expect(page.getByText('Application submitted').first()).toBeVisible();
}

/** A line of a schedule whose job takes nothing of the line any more. */
const FINISHED_JOB =
  'W-1\tSchool\tCounty\t110,000\t100,000\t100,000\t110,000\tYes\t03/01/2026\t2026-06-30';

async function fillAll(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
}

async function addProject(page: Page, number: string, name: string): Promise<void> {
  await fillAll(page, {
    'Job number': number,
    Project: name,
    Owner: 'Beaufort County',
    'Your estimated cost': '300,000',
  });
  await page.getByRole('combobox', { name: 'State' }).selectOption('SC');
  await page.getByRole('combobox', { name: 'Kind of work' }).selectOption('civil');
  await page.getByRole('combobox', { name: 'Whose work' }).selectOption('local');
  await page.getByRole('combobox', { name: 'Bond form' }).selectOption('A312');
  await page.getByLabel('Bid date and time').fill(`${soon()}T14:00`);
  await page.getByRole('button', { name: 'Save the project' }).click();
  await expect(page.getByRole('heading', { name: `${number}, ${name}` })).toBeVisible();
}

test('a contractor bids inside the line, hears why another bid is outside, and turns a won bid into one application for both final bonds @phone', async ({
  browser,
  page,
}) => {
  test.slow();
  const company = `Ridge ${Date.now()} LLC`;
  const customer = await newCustomer();
  await addEarlierApplication(customer, company);
  await rememberCustomer(page.context(), await sessionText(customer));
  await gotoHydrated(page, '/dashboard/contractor');
  await expect(page.getByText(/^Filled in from your application of/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Legal name' })).toHaveValue(company);
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(
    page.getByRole('group', { name: 'Please correct the following errors:' }),
  ).toBeFocused();
  await fillAll(page, {
    'Formed on': '04/01/2012',
    'Largest finished job': '900,000',
    'Limit you want for one job': '400,000',
    'Limit you want for all jobs': '500,000',
    Trades: 'Schools and libraries',
    'License numbers and states': 'SC, general contractor, group 5',
  });
  await page.getByRole('combobox', { name: 'Kind of company' }).selectOption('llc');
  await page.getByRole('combobox', { name: 'State of formation' }).selectOption('SC');
  await page.getByRole('combobox', { name: 'Fiscal year ends' }).selectOption('12-31');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page.getByRole('heading', { name: 'You have no bonding line yet' })).toBeVisible();
  await expect(page.getByText('Add your trades and licenses')).toBeHidden();

  await page.getByRole('tab', { name: 'Financials' }).click();
  await page.getByRole('button', { name: 'Add a statement' }).click();
  await page.getByRole('combobox', { name: 'Kind of statement' }).selectOption('interim');
  await page.getByRole('combobox', { name: 'Prepared by' }).selectOption('reviewed');
  const today = new Date().toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'America/New_York',
  });
  await fillAll(page, {
    'As of': today,
    'Current assets': '300,000',
    'Current liabilities': '100,000',
    'Net worth': '250,000',
    Revenue: '2,000,000',
    Profit: '(5,000)',
  });
  await page.getByRole('button', { name: 'Add the statement' }).click();
  await expect(page.getByText('net worth $250,000')).toBeVisible();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'review.pdf', mimeType: 'application/pdf', buffer: pdfFile() });
  await expect(page.getByText('review.pdf is stored')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Paste a schedule' }).click();
  await fillAll(page, { 'As of': today, 'The schedule': FINISHED_JOB });
  await page.getByRole('button', { name: 'Save the schedule' }).click();
  await expect(page.getByRole('rowheader', { name: /^W-1, School/ })).toContainText(
    'March 1 to June 30, 2026',
  );

  const desk = await (await browser.newContext()).newPage();
  await rememberCustomer(desk.context(), await sessionText(await newUnderwriter('Dana Whitfield')));
  await gotoHydrated(desk, '/admin/contractors');
  await desk.getByRole('button', { name: `Open ${company}` }).click();
  await desk.getByRole('button', { name: 'Grant a line' }).click();
  await fillAll(desk, {
    'Limit for one job': '400,000',
    'Limit for all jobs': '500,000',
    Effective: '01/01/2020',
    'Review on': '01/01/2098',
    Reason: 'Steady profit',
  });
  await desk.getByRole('combobox', { name: 'What counts' }).selectOption('all-work');
  await desk.getByRole('button', { name: 'Grant the line' }).click();
  await expect(desk.getByRole('heading', { name: 'Line, version 1' })).toBeVisible();
  // A browser without a window saves a PDF instead of showing it, so the tab stays empty.
  const tab = desk.waitForEvent('popup');
  const address = desk.waitForResponse((answer) => answer.url().includes('open-contractor-file'));
  await desk.getByRole('button', { name: 'Open review.pdf' }).click();
  const { url } = (await (await address).json()) as { url: string };
  expect((await fetch(url)).headers.get('content-type')).toBe('application/pdf');
  await (await tab).close();
  await desk.getByRole('button', { name: 'I have read the statement' }).click();
  await expect(desk.getByText('Read by an underwriter on')).toBeVisible();
  await desk.getByRole('button', { name: 'I have read the schedule' }).click();
  await expect(desk.getByText('Read by an underwriter on')).toHaveCount(2);
  await expectNoViolations(desk);

  await page.reload();
  await page.getByRole('tab', { name: 'Line' }).click();
  await expect(
    page.getByRole('img', { name: '$0 of $500,000 is used, $500,000 is free' }),
  ).toBeVisible();
  await expect(page.getByText('has not read the schedule')).toBeHidden();
  await page.getByRole('button', { name: 'Ask for a letter' }).click();
  await page.getByRole('combobox', { name: 'For' }).selectOption('none');
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await expect(page.getByText('Valid. $400,000 for one job, $500,000 for all jobs.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download the letter of/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^marshline-letter-.*\.pdf$/);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Projects' }).click();
  await addProject(page, 'P-1', 'River Road');
  await page.getByRole('textbox', { name: 'Bid price for P-1' }).fill('350,000');
  await page.getByRole('button', { name: 'Ask to bid' }).click();
  await expect(page.getByRole('region', { name: 'Approved to bid' })).toContainText('River Road');

  await page.getByRole('button', { name: 'Add a project' }).click();
  await addProject(page, 'P-2', 'Bike Path');
  await page.getByRole('textbox', { name: 'Bid price for P-2' }).fill('200,000');
  await page.getByRole('button', { name: 'Ask to bid' }).click();
  await expect(
    page.getByText('The price of $200,000 is above the free part of your line, $150,000.'),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  await page.emulateMedia({ colorScheme: 'light' });

  const approved = page.getByRole('region', { name: 'Approved to bid' });
  await approved.getByRole('button', { name: 'Get the bid bond' }).click();
  await payForBidBond(page, ownTotal({ slug: 'bid-bond', stateCode: 'SC', amount: 350_000 }));
  const [sent] = await readRows('applications', {
    user_id: `eq.${customer.userId}`,
    bond_slug: 'eq.bid-bond',
  });
  await gotoHydrated(desk, `/admin?application=${String(sent?.['id'])}`);
  await expect(desk.getByRole('link', { name: company, exact: true })).toHaveAttribute(
    'href',
    /^\/admin\/contractors\?account=/,
  );
  const back = page.getByRole('link', { name: 'Back to the project' });
  await expect(back).toHaveAttribute('href', /^\/dashboard\/contractor#project-/);
  await back.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'P-1, River Road' })).toBeFocused();
  const issued = page.getByRole('region', { name: 'Bid bond issued' });
  await issued.getByRole('button', { name: 'We are low' }).click();
  await page.getByLabel('Bid tabulation').fill('Second Builders, 400,000');
  await page.getByRole('button', { name: 'Record: Low bid' }).click();
  await expect(page.getByText('Your bid was 12.5% under the second one.')).toBeVisible();
  const low = page.getByRole('region', { name: 'Low bid' });
  await low.getByRole('button', { name: 'We won the contract' }).click();
  await page.getByRole('button', { name: 'Record: Awarded' }).click();
  await page.getByRole('button', { name: 'Apply for the final bonds' }).click();
  await expect(page).toHaveURL(/\/quote\?/);
  await expect(page.getByLabel('Obligee')).toHaveValue('Beaufort County');
  await expect(page.getByLabel('Bond amount')).toHaveValue('$350,000');
  await expect(page.getByLabel('Does the owner also require a payment bond?')).toHaveValue(
    'payment-bond',
  );
  await expect(page.getByLabel('Contract number')).toHaveValue('');
});
