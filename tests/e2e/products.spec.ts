import { formatMoney } from '../../src/domain/money';
import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { notaryPrice, NOTARY_TOTAL } from '../support/notary-price';

test.describe('a bond page', () => {
  test('shows the price of an amount as it is typed, or why there is none', async ({ page }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });
    const amount = box.getByRole('textbox', { name: 'Bond amount' });
    const sentence = box.locator('output');
    await expect(sentence).toHaveText(`A bond of $10,000 costs ${NOTARY_TOTAL}.`);

    await amount.fill('5000');
    await expect(sentence).toHaveText(
      `A bond of $5,000 costs ${formatMoney(notaryPrice(5_000).total)}.`,
    );
    await amount.blur();
    await expect(amount).toHaveValue('$5,000');

    await amount.fill('400');
    await expect(sentence).toHaveText('The smallest amount we write for this bond is $500.');
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await amount.fill('ten');
    await expect(sentence).toHaveText('Enter the amount in dollars, such as 10,000.');

    await amount.fill('$25,000.00');
    await expect(sentence).toHaveText(
      `A bond of $25,000 costs ${formatMoney(notaryPrice(25_000).total)}.`,
    );
    await expect(amount).not.toHaveAttribute('aria-invalid');
  });

  test('shows the state in its address and carries it to the quote @phone', async ({ page }) => {
    await page.goto('/products/notary?state=al');
    const box = page.getByRole('region', { name: 'Estimate your price' });

    await expect(box.getByRole('combobox', { name: 'State' })).toHaveValue('AL');
    await expect(box.getByText('Alabama: $50,000')).toBeVisible();
    await expect(box.getByText(/^We write it/)).toHaveCount(0); // the law fixes the amount
    await expect(box.getByRole('textbox', { name: 'Bond amount' })).toHaveValue('$50,000');
    for (const link of await page.getByRole('link', { name: 'Get Quote' }).all()) {
      await expect(link).toHaveAttribute('href', '/quote?bondType=notary&state=AL');
    }

    await expectNoViolations(page);
  });

  test("says where no bond is required and where we can't sell one", async ({ page }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });
    await box.getByRole('combobox', { name: 'State' }).selectOption('South Carolina');

    await expect(box.getByText('South Carolina doesn’t require this bond.')).toBeVisible();
    await expect(page).toHaveURL('/products/notary?state=SC');
    await expect(page.getByRole('link', { name: 'Get Quote' })).toHaveCount(0);
    await expect(box.getByRole('textbox', { name: 'Bond amount' })).toHaveCount(0);
    await expect(
      box.getByRole('link', { name: 'See the bonds South Carolina requires' }),
    ).toHaveAttribute('href', '/states/sc');
    await expect(box.getByText('Total')).toBeHidden();

    await box.getByRole('combobox', { name: 'State' }).selectOption('Texas');
    await expect(box.getByRole('link', { name: 'Get Quote' })).toBeVisible();

    await page.goto('/products/notary?state=nv');
    await expect(box.getByText('We are not licensed in Nevada yet')).toBeVisible();
    await page.goto('/products/notary?state=%22%3E');
    await expect(page.getByRole('link', { name: 'Get Quote' }).first()).toHaveAttribute(
      'href',
      '/quote?bondType=notary',
    );
  });

  test('locks an amount that the law fixes, and starts again with each state', async ({ page }) => {
    await page.goto('/products/notary?state=AL');
    const box = page.getByRole('region', { name: 'Estimate your price' });
    const amount = box.getByRole('textbox', { name: 'Bond amount' });
    const state = box.getByRole('combobox', { name: 'State' });

    await expect(amount).toHaveJSProperty('readOnly', true);
    await expect(amount).toHaveAccessibleDescription('The law sets this amount.');

    await state.selectOption('Choose your state');
    await expect(amount).toHaveValue('$10,000');
    await expect(amount).toHaveJSProperty('readOnly', false);
    await expect(amount).toHaveAccessibleDescription(
      'Choose your state. Its law may set the amount.',
    );

    await page.goto('/products/freight-broker-bmc-84');
    await expect(amount).toHaveValue('$75,000');
    await expect(amount).toHaveJSProperty('readOnly', true);
  });

  test('keeps an amount in its address until the state changes, even if it was typed before the code loaded', async ({
    page,
  }) => {
    const isTyped = Promise.withResolvers<undefined>();
    await page.route('**/*.js', async (route) => {
      await isTyped.promise;
      await route.continue();
    });
    await page.goto('/products/performance-bond?state=SC', { waitUntil: 'commit' });
    const box = page.getByRole('region', { name: 'Estimate your price' });
    const amount = box.getByRole('textbox', { name: 'Bond amount' });
    await amount.fill('300000');
    await amount.blur();
    isTyped.resolve(undefined);
    await expect(page).toHaveURL('/products/performance-bond?state=SC&amount=300000');

    await page.reload();
    await expect(amount).toHaveValue('$300,000');
    await expect(box.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      '/quote?bondType=performance-bond&state=SC&amount=300000',
    );

    await box.getByRole('combobox', { name: 'State' }).selectOption('Texas');
    await expect(page).toHaveURL('/products/performance-bond?state=TX');
    await expect(amount).not.toHaveValue('$300,000');
  });

  test('forgets the state if the visitor chooses none', async ({ page }) => {
    await page.goto('/products/auto-dealer?state=TX&utm_source=mail');
    const state = page.getByRole('combobox', { name: 'State' });
    await expect(state).toHaveValue('TX');

    await state.selectOption('Choose your state');

    await expect(page).toHaveURL('/products/auto-dealer?utm_source=mail');
    await expect(page.getByText('Texas: $50,000')).toHaveCount(0);
  });
});

test.describe('Texas facts on a bond page', () => {
  const ALL_STATES = /^All \d+ states$/;
  const DEALER_NOTE = /Franchised dealers need no such bond/;

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('are a line with the amount that opens', async ({ page }) => {
      await page.goto('/products/auto-dealer');
      const line = page.locator('[data-states="TX"]');
      const amount = line.getByText('$50,000', { exact: true });
      await expect(amount).toBeHidden();
      await page.getByText(ALL_STATES).click();
      await expect(amount).toBeVisible();
      await expect(line.getByText(DEALER_NOTE)).toBeHidden();

      // A tap on the amount must work as well as a tap on the icon.
      await amount.click({ force: true });
      await expect(line.getByText(DEALER_NOTE)).toBeVisible();
      await expectNoViolations(page);

      await line.getByRole('link', { name: 'Texas' }).click();
      await expect(page).toHaveURL('/states/tx');
    });
  });

  test('are a table on a wide screen', async ({ page }) => {
    await page.goto('/products/auto-dealer');
    const line = page.getByRole('row', { name: /^Texas/ });
    await page.getByText(ALL_STATES).click();

    await expect(line.getByRole('paragraph').filter({ hasText: DEALER_NOTE })).toBeVisible();
    await expect(line.getByText('What to know: Texas')).toBeHidden();

    await page.goto('/products/auto-dealer?state=TX');
    await expect(page.getByRole('row')).toHaveCount(2); // the head, and the visitor's state
    await expect(line).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a bond page shows an example with numbers and links to the quote', async ({ page }) => {
    await page.goto('/products/notary');
    const box = page.getByRole('region', { name: 'Estimate your price' });

    await expect(box.getByText(`A bond of $10,000 costs ${NOTARY_TOTAL}.`)).toBeVisible();
    await expect(box.getByRole('textbox')).toHaveCount(0);
    await expect(box.getByRole('link', { name: 'Get Quote' })).toHaveAttribute(
      'href',
      '/quote?bondType=notary',
    );
  });
});

test("the list of bonds uses the state of a visitor from that state's page", async ({ page }) => {
  await page.goto('/states/sc');
  await page.getByRole('link', { name: 'View All South Carolina Bonds' }).click();

  await expect(page).toHaveURL('/products?state=SC');
  await expect(page.getByRole('combobox', { name: 'Your state' })).toHaveValue('SC');
  await expect(page.getByText('Not required in South Carolina')).toHaveCount(1);
  await page.getByRole('link', { name: /^Auto Dealer Bond You sell/ }).click();
  await expect(page).toHaveURL('/products/auto-dealer?state=SC');
  await expect(page.getByText('South Carolina: $50,000')).toBeVisible();
});
