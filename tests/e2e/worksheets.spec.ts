import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { field, stepHeading } from '../support/quote-actions';
import { waitForHydration } from '../support/hydrated';

const FOLDER = '/resources/worksheets';

/** The answer of each other worksheet for the figures in its address. */
const SHARED_LINKS = [
  ['appeal-bond-amount?state=TX&compensatory=900000&costs=0&rate=10&months=12', '$990,000'],
  [
    'appeal-bond-amount?state=TX&compensatory=800000&prejudgment=100000&costs=0&rate=10&months=12',
    '$990,000',
  ],
  ['erisa-bond-amount?funds=9000000&securities=yes', '$900,000'],
  ['bid-and-contract-bonds?owner=federal&price=20000000', '$3,000,000'],
  [
    'bonding-capacity?currentAssets=300000&currentLiabilities=200000&netWorth=300000&largestJob=500000',
    '$750,000 to $1,000,000',
  ],
] as const;

test('a probate worksheet answers while typing, prints, and leads to a filled quote @phone', async ({
  page,
}) => {
  await page.goto('/states/nc');
  await page.getByRole('link', { name: 'Work out a probate bond' }).click();
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(page.getByLabel('State of the estate')).toHaveValue('NC');
  await expect(result.getByText('Fill in the form to see the amount.').first()).toBeVisible();

  await page.getByLabel('You are the').selectOption('Administrator, without a will');
  await page.getByLabel('Personal property').fill('ten');
  await page.getByLabel('Personal property').blur();
  await expect(page.getByText('Enter an amount in dollars, such as $10,000')).toBeVisible();
  await page.getByLabel('Personal property').fill('180k');
  await expect(result.locator('dd').getByText('$225,000')).toBeVisible();
  await expect(result.getByText('28A-8-2')).toBeVisible();
  await expect(page).toHaveURL(
    `${FOLDER}/probate-bond-amount?state=NC&who=administrator&personal=180000`,
  );
  await expect(result.getByRole('status').first()).toContainText('$225,000');
  await expectNoViolations(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Personal property')).toBeHidden();
  await expect(result.getByText('Administrator, without a will')).toBeVisible();
  await expect(result.getByText(/^Worked out on/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await result.getByRole('link', { name: /^Get this bond : The bond is 125%/ }).click();
  await page.waitForURL((url) => url.pathname === '/quote');
  await waitForHydration(page);
  await expect(field(page, 'State')).toHaveValue('NC');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(stepHeading(page, 'Bond Details')).toBeVisible();
  await expect(field(page, 'Bond amount')).toHaveValue('$225,000');
});

test('the other worksheets answer from a shared link', async ({ page }) => {
  for (const [address, amount] of SHARED_LINKS) {
    await page.goto(`${FOLDER}/${address}`);
    await expect(page.getByRole('region', { name: 'Your result' })).toContainText(amount);
    await expectNoViolations(page);
  }
});
