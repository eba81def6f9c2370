import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures';
import { readPdf } from '../support/read-pdf.ts';

test.describe('filing rules for Georgia', () => {
  test("appear for the state's code, with the rule behind the answer", async ({ page }) => {
    await page.goto('/state-requirements');
    await page.getByRole('searchbox', { name: 'State name or code' }).fill('ga');

    await expect(page.getByRole('status')).toHaveText('1 state matches.');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /^Georgia/,
      'What the law requires, bond by bond',
      'Ready to get your bond?',
    ]);
    await expect(page.getByText('The clerk will refuse a surety bond')).toBeVisible();

    await page.getByText('Where this comes from (Georgia)').click();
    await expect(page.getByText('Ga. Unif. Prob. Ct. R. 5.3.12')).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('appear in a plain list, without a search box', async ({ page }) => {
      await page.goto('/state-requirements');

      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('heading', { name: /^Georgia/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ohio' })).toBeVisible();
    });
  });
});

test.describe('the terms', () => {
  test('have a plain-English summary for each of the 22 sections, switchable by keyboard', async ({
    page,
  }) => {
    await page.goto('/legal/terms');
    await expect(page.getByText('Version v1.1')).toBeVisible();
    const plainWords = page.getByText('In plain words');
    await expect(plainWords).toHaveCount(22);
    await expect(plainWords.first()).toBeHidden();

    const summary = page.getByRole('switch', { name: 'Plain-language summary' });
    await summary.focus();
    await page.keyboard.press('Space');
    await expect(summary).toBeChecked();
    await expect(plainWords.last()).toBeVisible();

    await page.keyboard.press('Space');
    await expect(plainWords.first()).toBeHidden();
  });

  test('have a contents list that jumps to a section and marks the current one', async ({
    page,
  }) => {
    await page.goto('/legal/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveCount(22);
    await contents.getByRole('link', { name: 'Limit of liability' }).click();

    await expect(page).toHaveURL('/legal/terms#liability');
    await expect(page.getByRole('heading', { name: 'Limit of liability' })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(/Limit of liability/);
  });

  test('have a contents list that stays still under the pointer', async ({ page }) => {
    await page.goto('/legal/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const [first, last] = [contents.getByRole('link').first(), contents.getByRole('link').last()];
    const goTo = (name: string) =>
      page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView());

    await last.hover();
    await goTo('Agreement to these terms');
    await expect(first).toHaveAttribute('aria-current');
    await expect(first).not.toBeInViewport();

    await page.mouse.move(900, 300);
    await goTo('Who we are');
    await expect(first).not.toHaveAttribute('aria-current');
    await goTo('Agreement to these terms');
    await expect(first).toHaveAttribute('aria-current');
    await expect(first).toBeInViewport();
  });

  test('print without the header and footer', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.goto('/legal/terms');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Agreement to these terms' })).toBeVisible();
  });

  test('download as a PDF named after the terms and their version', async ({ page }) => {
    await page.goto('/legal/terms');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);

    expect(download.suggestedFilename()).toBe('marshline-terms-v1.1.pdf');
    const pdf = await readPdf(await readFile(await download.path()));
    expect(pdf.title).toBe('Terms of use, v1.1');
    await expect(page.getByRole('status').getByText('Download started')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  });

  test('show an error if the PDF is unavailable', async ({ page }) => {
    await page.route('**/functions/v1/terms-pdf', (route) => route.abort());
    await page.goto('/legal/terms');
    await page.getByRole('button', { name: 'Download PDF' }).click();

    const alert = page.getByRole('alert').filter({ hasText: 'Download failed' });
    await expect(alert).toContainText('Unable to download PDF. Please try again.');
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  });
});

test.describe('the support page', () => {
  test('shows a phone number and an email address, and says that there is no chat', async ({
    page,
  }) => {
    await page.goto('/support');
    const main = page.getByRole('main');

    const phones = main.getByRole('link', { name: /^\(843\) 555-01\d\d$/ });
    await expect(phones.first()).toHaveAttribute('href', /^tel:\+1843/);
    await expect(main.getByText('We do not run a chat.')).toBeVisible();

    await main.getByText('Do you file the bond for me?').click();
    await expect(main.getByText('Usually you file it')).toBeVisible();
    for (const [name, path] of [
      ['Open the resources', '/resources'],
      ['See the times', '/processing-times'],
      ['Look up a state', '/state-requirements'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  });
});
