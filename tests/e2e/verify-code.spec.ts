import type { Page } from '@playwright/test';
import { groupToken } from '../../src/domain/bonds/verify-code.ts';
import { addDays, formatDate, todayIn } from '../../src/domain/dates.ts';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { addVerifiableBond } from '../support/verifiable-bond.ts';

const GENUINE = 'This bond is genuine and in force';

/** The answer to a bond number in place of a code. */
const NUMBER =
  'That looks like a bond number. A bond can’t be looked up by a number here. Enter the 32 characters of the code at the foot of the paper';

const main = (page: Page) => page.getByRole('main');

test.describe('a clerk without a camera', () => {
  test('types the code, and gets a hint if it is invalid', async ({ page }) => {
    const token = await addVerifiableBond();
    await page.goto('/verify');
    const code = main(page).getByLabel('Code on the paper');

    await code.fill('MSB-27182818');
    await main(page).getByRole('button', { name: 'Verify the bond' }).click();
    await expect(page.getByRole('alert')).toHaveText(NUMBER);
    await expect(code).toBeFocused();
    await expectNoViolations(page);

    await code.fill(token.toLowerCase());
    await code.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^Every code has capital and small letters/);
    await expect(page).toHaveURL('/verify');

    await code.fill('Bond number MSB\u20132718281O');
    await code.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(NUMBER);

    await code.fill(groupToken(token).replaceAll(' ', '-'));
    await code.press('Enter');
    await expect(page).toHaveURL(`/verify/${token}`);
    await expect(page.getByRole('heading', { name: GENUINE })).toBeVisible();
    await expect(main(page).getByText(groupToken(token))).toBeVisible();

    await page.goto('/verify');
    await code.fill(`Verify at marshlinesurety.example/verify  ·  code ${groupToken(token)}`);
    await code.press('Enter');
    await expect(page).toHaveURL(`/verify/${token}`);

    await page.goto('/verify');
    await code.fill(`${token}x`);
    await code.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^You entered 33 characters\. Enter the 32/);

    await code.fill(token.slice(1));
    await code.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      /^You entered 31 of 32 characters\. Dashes and underscores count\. Enter the 32/,
    );

    await page.goto('/verify');
    await code.fill(`https://marshlinesurety.example/verify/${token}`);
    await code.press('Enter');
    await expect(page).toHaveURL(`/verify/${token}`);
    await expect(page.getByRole('heading', { name: GENUINE })).toBeVisible();
  });

  test('reads that characters look alike before the bond is called false', async ({ page }) => {
    const code = 'zhlD1tVjHmz8KqWnPbRxYcGsTfJdLvMe';
    await page.goto(`/verify/${code}`);

    await expect(
      main(page).getByText(/^On paper, capital I, small l and 1 look alike, .* scan the square/),
    ).toBeVisible();
    await expect(main(page).getByText(/did not issue/)).toBeHidden();

    await page.goto(`/verify/${code.replace('l', 'k').replace('1', '2')}`);
    await expect(main(page).getByText(/If it matches, we did not issue that bond/)).toBeVisible();
  });
});

test('a clerk is offered no comparison and told no day of signing before the bond has papers', async ({
  page,
}) => {
  const effectiveDate = addDays(todayIn('America/New_York', new Date()), 9);
  const token = await addVerifiableBond({ status: 'pending', effectiveDate });
  await page.route('**/functions/v1/verify-bond', async (route) => {
    const answer = await route.fetch();
    const papers = { bond: null, powerOfAttorney: null, continuations: [], riders: [] };
    const bond = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...bond, papers } });
  });
  await page.goto(`/verify/${token}`);

  const title = main(page).getByRole('heading', { name: 'This bond is not in force yet' });
  await expect(title).toBeVisible();
  await expect(
    page.getByText(`It is in force from ${formatDate(effectiveDate)} at the earliest.`),
  ).toBeVisible();
  await expect(page.getByText('Did you get the bond as a file?')).toBeHidden();
  await expect(page.getByText('Bond signed on')).toBeHidden();
  await expect(page.getByText('Effective date')).toBeVisible();
});
