import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

test.describe('a bond page', () => {
  test('prices an amount as it is typed, and says why it cannot', async ({ page }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });
    const amount = box.getByRole('textbox', { name: 'Bond amount' });
    const sentence = box.locator('output');
    await expect(sentence).toHaveText('A bond of $10,000 costs $237.00.');

    await amount.fill('5000');
    await expect(sentence).toHaveText('A bond of $5,000 costs $156.00.');
    await amount.blur();
    await expect(amount).toHaveValue('$5,000');

    await amount.fill('400');
    await expect(sentence).toHaveText('We write this bond from $500 up.');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('10k');
    await expect(sentence).toHaveText('Write the amount in dollars, such as 10,000.');

    await amount.fill('$25,000.00');
    await expect(sentence).toHaveText('A bond of $25,000 costs $480.00.');
    await expect(amount).not.toHaveAttribute('aria-invalid');
  });

  test('answers for the state in its address and takes it to the quote @phone', async ({
    page,
  }) => {
    await page.goto('/products/notary?state=al');
    const box = page.getByRole('region', { name: 'Estimate your price' });

    await expect(box.getByRole('combobox', { name: 'State' })).toHaveValue('AL');
    await expect(box.getByText('Alabama: $50,000')).toBeVisible();
    await expect(box.getByText('We write it from $500 to $50,000.')).toBeVisible();
    await expect(box.getByRole('textbox', { name: 'Bond amount' })).toHaveValue('$50,000');
    for (const link of await page.getByRole('link', { name: 'Get Quote' }).all()) {
      await expect(link).toHaveAttribute('href', '/quote?bondType=notary&state=AL');
    }

    await expectNoViolations(page);
  });

  test('says plainly where nobody asks for the bond, and where we cannot write it', async ({
    page,
  }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });
    await box.getByRole('combobox', { name: 'State' }).selectOption('South Carolina');

    await expect(box.getByText('South Carolina: not required')).toBeVisible();
    await expect(page).toHaveURL('/products/notary?state=SC');

    await page.goto('/products/notary?state=nv');
    await expect(box.getByText('We are not licensed in Nevada yet')).toBeVisible();
    await page.goto('/products/notary?state=%22%3E');
    await expect(page.getByRole('link', { name: 'Get Quote' }).first()).toHaveAttribute(
      'href',
      '/quote?bondType=notary',
    );
  });

  test('forgets the state when the visitor chooses none', async ({ page }) => {
    await page.goto('/products/auto-dealer?state=TX&utm_source=mail');
    const state = page.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('TX');

    await state.selectOption('Choose your state');

    await expect(page).toHaveURL('/products/auto-dealer?utm_source=mail');
    await expect(page.getByText('Texas: $50,000')).toHaveCount(0);
  });
});

test.describe('what a bond page knows of Texas', () => {
  const DEALER_NOTE = /franchised dealers need no such bond/;

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('is a line with the amount, and opens', async ({ page }) => {
      await page.goto('/products/auto-dealer');
      const line = page.locator('[data-states="TX"]');
      const amount = line.getByText('$50,000', { exact: true });
      await expect(amount).toBeVisible();
      await expect(line.getByText(DEALER_NOTE)).toBeHidden();

      // A thumb lands on the amount as well as on the sign beside it.
      await amount.click({ force: true });
      await expect(line.getByText(DEALER_NOTE)).toBeVisible();
      await expectNoViolations(page);

      await line.getByRole('link', { name: 'Texas' }).click();
      await expect(page).toHaveURL('/states/tx');
    });
  });

  test('stands in a table where there is room', async ({ page }) => {
    await page.goto('/products/auto-dealer');
    const line = page.getByRole('row', { name: /^Texas/ });

    await expect(line.getByRole('paragraph').filter({ hasText: DEALER_NOTE })).toBeVisible();
    await expect(line.getByText('What to know: Texas')).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bond page shows a worked example and leads to the quote', async ({ page }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });

    await expect(box.getByText('A bond of $10,000 costs $237.00.')).toBeVisible();
    await expect(box.getByRole('textbox')).toHaveCount(0);
    await expect(box.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      '/quote?bondType=notary',
    );
  });
});

test('the list of bonds follows the state of a visitor who came from its page', async ({
  page,
}) => {
  await page.goto('/states/sc');
  await page.getByRole('link', { name: 'View All South Carolina Bonds' }).click();

  await expect(page).toHaveURL('/products?state=SC');
  await expect(page.getByRole('combobox', { name: 'Your state' })).toHaveValue('SC');
  await expect(page.getByText('Not required in South Carolina')).toHaveCount(1);
  await page.getByRole('link', { name: /^Auto Dealer Bond/ }).click();
  await expect(page).toHaveURL('/products/auto-dealer?state=SC');
  await expect(page.getByText('South Carolina: $50,000')).toBeVisible();
});
