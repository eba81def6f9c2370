import { expectNoViolations } from '../support/accessibility';
import { expect, test } from '../support/fixtures';

const MOVED = 'That guide moved—here are related articles.';

test.describe('the hub', () => {
  test('links to the four subjects, guides, support and a quote', async ({ page }) => {
    await page.goto('/resources');
    const main = page.getByRole('main');

    for (const [name, category] of [
      ['Court & Fiduciary', 'probate'],
      ['License & Permit', 'license-permit'],
      ['Contract Bonds', 'contract'],
      ['FAQs', 'how-to'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/resources/category/${category}`,
      );
    }
    await expect(main.getByRole('link', { name: 'Get Quote' }).first()).toHaveAttribute(
      'href',
      '/quote',
    );
    await expect(main.getByRole('link', { name: 'Contact Support' }).first()).toHaveAttribute(
      'href',
      '/support',
    );

    // The whole card is the link, not only its title.
    await main.getByText('2 articles').first().click({ force: true });
    await expect(page).toHaveURL('/resources/category/license-permit');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('License & Permit Bonds');
  });
});

test.describe('the search of a category', () => {
  test('searches title, excerpt and tag by keyboard, and Back restores the query', async ({
    page,
  }) => {
    await page.goto('/resources/category/probate');
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox', { name: 'Search these articles' });
    const titles = main.locator('[data-guides]').getByRole('heading');
    const all = await titles.count();
    await expect(search).toHaveAttribute('placeholder', 'Search articles...');

    await search.focus();
    await page.keyboard.type('SUPERSEDEAS');
    await expect(titles).toHaveText([/^Judgment entered/]);
    await expect(main.getByRole('status')).toHaveText('1 article matches.');
    await expect(page).toHaveURL('/resources/category/probate?q=SUPERSEDEAS');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/resources/appeal-supersedeas-overview');

    await page.goBack();
    await expect(search).toHaveValue('SUPERSEDEAS');
    await expect(titles.filter({ visible: true })).toHaveText([/^Judgment entered/]);

    await search.fill('');
    await expect(titles.filter({ visible: true })).toHaveCount(all);
    await expect(page).toHaveURL('/resources/category/probate');
  });

  test('says that nothing matches and offers other pages', async ({ page }) => {
    await page.goto('/resources/category/contract?q=zebra');
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { name: 'No articles found' })).toBeVisible();
    await expect(
      main.getByText('Try adjusting your search or browse all categories'),
    ).toBeVisible();
    await expectNoViolations(page);

    await main.getByRole('link', { name: 'Browse All Resources' }).click();
    await expect(page).toHaveURL('/resources');
  });

  test('covers the whole category, even several pages', async ({ page }) => {
    // No category has that many guides yet, so the test adds a second page.
    await page.route('**/resources/category/erisa', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const nav = '<nav data-guide-pages data-category="probate"></nav>';
      await route.fulfill({
        response,
        body: html.replace('<div class="border-rule bg-surface', `${nav}$&`),
      });
    });
    await page.goto('/resources/category/erisa');
    const titles = page.getByRole('main').locator('[data-guides]').getByRole('heading');
    await expect(titles).toHaveCount(1);

    await page.getByRole('searchbox', { name: 'Search these articles' }).fill('supersedeas');
    await expect(titles.filter({ visible: true })).toHaveText([/^Judgment entered/]);
    await expect(titles.filter({ visible: true }).getByRole('link')).toHaveAttribute(
      'href',
      '/resources/appeal-supersedeas-overview',
    );
  });

  test('redirects an unknown category to the hub without a message', async ({ page }) => {
    await page.goto('/resources/category/no-such-category');

    await expect(page).toHaveURL('/resources');
    await expect(page.getByText(MOVED)).toHaveCount(0);
  });

  test('accepts a category in mixed case', async ({ page }) => {
    await page.goto('/resources/category/pRoBate');

    await expect(page).toHaveURL('/resources/category/probate');
  });
});

test.describe('a link to a removed guide', () => {
  test('shows a message and similar guides, once', async ({ page }) => {
    await page.goto('/resources/executors-bonding');
    const related = page.getByRole('region', { name: 'Related Articles' });

    await expect(page.getByRole('alert').getByText(MOVED)).toBeVisible();
    await expect(related.getByText('/resources/executors-bonding')).toBeVisible();
    await expect(related.getByRole('heading', { level: 3 }).first()).toHaveText(
      'The court wants a bond: what an executor does next',
    );
    await expect(page).toHaveURL('/resources');
    await expectNoViolations(page);

    await page.reload();
    await expect(page.getByRole('heading', { name: 'What is it about?' })).toBeVisible();
    await expect(related).toBeHidden();
    await expect(page.getByText(MOVED)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the existing guides', async ({ page }) => {
      await page.goto('/resources/executors-bonding');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
      await expect(page.getByRole('link', { name: /^The court wants a bond/ })).toBeVisible();
    });

    test('shows a category as a plain list', async ({ page }) => {
      await page.goto('/resources/category/probate');

      await expect(page.getByRole('searchbox', { name: 'Search these articles' })).toBeHidden();
      await expect(page.getByRole('link', { name: /^The court wants a bond/ })).toBeVisible();
    });
  });
});

test("a state's page lists guides about that state before those for every state", async ({
  page,
}) => {
  await page.goto('/resources/state/SC');
  await expect(page).toHaveURL('/resources/state/sc');
  const main = page.getByRole('main');

  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Guides that name South Carolina',
    'Guides for every state',
    'Looking for another state?',
  ]);
  await expect(
    main
      .getByRole('region', { name: 'Guides that name South Carolina' })
      .getByRole('link', { name: /^The court wants a bond/ }),
  ).toHaveAttribute('href', '/resources/executor-bond-guide');
  await expect(
    main.getByRole('link', { name: 'How to file a bond in South Carolina' }),
  ).toHaveAttribute('href', '/states/sc');
});
