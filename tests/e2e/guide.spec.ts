import { expect, test } from '../support/fixtures';

test.describe('a guide', () => {
  test('carries the state in its address to the finder, the bond and the state', async ({
    page,
  }) => {
    await page.goto('/resources/executor-bond-guide?state=tx');
    const card = page.getByRole('region', { name: 'Ready to Get Started' });

    await expect(card.getByRole('link', { name: 'Find Your Bond' })).toHaveAttribute(
      'href',
      '/get-a-bond?state=TX',
    );
    await expect(card.getByRole('link', { name: 'View Product Details' })).toHaveAttribute(
      'href',
      '/products/executor-personal-representative?state=TX',
    );
    await expect(card.getByRole('link', { name: 'State Requirements' })).toHaveAttribute(
      'href',
      '/states/tx',
    );
  });

  test('links to the finder without a state if the address has none', async ({ page }) => {
    await page.goto('/resources/erisa-fidelity-guide');
    const card = page.getByRole('region', { name: 'Ready to Get Started' });

    await expect(card.getByRole('link', { name: 'Find Your Bond' })).toHaveAttribute(
      'href',
      '/get-a-bond',
    );
    await expect(card.getByRole('link')).toHaveCount(2);
  });

  test('shows its type, audience, reading time, date and sources', async ({ page }) => {
    await page.goto('/resources/notary-bond-state-by-state');
    const main = page.getByRole('main');

    await expect(main.getByText('A guide for notaries')).toBeVisible();
    await expect(main.getByText(/^\d+ min read$/)).toBeVisible();
    await expect(main.getByText(/^Updated \w+ \d+, 20\d\d$/)).toBeVisible();
    await expect(
      main.getByRole('link', { name: 'License & Permit Bonds', exact: true }).last(),
    ).toHaveAttribute('href', '/resources/category/license-permit');
    await expect(main.getByRole('region', { name: 'Quick Info' })).toContainText(
      'All states we serve',
    );
    await expect(
      main.getByRole('region', { name: 'Legal Sources & References' }).getByRole('heading'),
    ).toHaveText([
      'Legal Sources & References',
      'Statutes and regulations',
      'Government agencies',
      'Industry',
    ]);
  });

  test('has a contents list that jumps to a section and marks the current one', async ({
    page,
  }) => {
    await page.goto('/resources/executor-bond-guide');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current]');
    await contents.getByRole('link', { name: 'What the clerk sends back' }).click();

    await expect(page).toHaveURL('/resources/executor-bond-guide#what-the-clerk-sends-back');
    await expect(page.getByRole('heading', { name: 'What the clerk sends back' })).toBeInViewport();
    await expect(current).toHaveText('What the clerk sends back');

    await page.getByRole('heading', { name: 'Related Articles' }).scrollIntoViewIfNeeded();
    await expect(current).toHaveText('Legal Sources & References');
  });

  test('shows its tables as lists of pairs on a phone @phone', async ({ page, isMobile }) => {
    await page.goto('/resources/notary-bond-state-by-state');
    const line = page.getByRole('row', { name: /^Texas/ });

    await expect(line).toContainText('$10,000');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    const label = line
      .getByRole('cell', { name: '$10,000' })
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await label).toBe(isMobile ? '"What the law says"' : 'none');
  });

  test('prints its text and sources with link addresses, and no buttons', async ({ page }) => {
    await page.goto('/resources/executor-bond-guide');
    await page.setViewportSize({ width: 673, height: 900 }); // the text of an A4 page
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { name: 'Keep it, and end it' })).toBeVisible();
    const title = main.getByRole('caption').first();
    await expect(title, 'above its table').toHaveCSS('display', 'table-caption');
    await expect(main.getByText('S.C. Code 62-3-603')).toBeVisible();
    for (const hidden of [
      page.getByRole('banner'),
      main.getByRole('navigation', { name: 'Contents' }).first(),
      main.getByRole('region', { name: 'Ready to Get Started' }),
      main.getByRole('link', { name: 'Find Your Bond' }).first(),
      main.getByRole('heading', { name: 'Related Articles' }),
      main.getByRole('term').filter({ hasText: 'Tags' }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    const afterLink = (name: string) =>
      main
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await afterLink('how bond amounts are set')).toContain(
      '/resources/how-bond-amounts-are-set',
    );
    expect(await afterLink('125% of the personal property'), 'a row of the law').toBe('none');
  });
});
