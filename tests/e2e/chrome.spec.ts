import { expect, test } from '../support/fixtures';

const PAGES = ['/', '/get-a-bond', '/no-such-page'];

const HEADER_LINKS = [
  ['Find a Bond', '/get-a-bond'],
  ['Products', '/products'],
  ['States', '/states'],
  ['How It Works', '/how-it-works'],
  ['Resources', '/resources'],
  ['Sign In', '/signin'],
  ['Get a Bond', '/get-a-bond'],
] as const;

const FOOTER_LINKS = [
  ['Court & Fiduciary', '/products/court-fiduciary'],
  ['License & Permit', '/products/license-permit'],
  ['Contract Surety', '/products/contract'],
  ['ERISA Fidelity Coverage', '/products/erisa-fidelity'],
  ['How It Works', '/how-it-works'],
  ['Resources', '/resources'],
  ['Support', '/support'],
  ['For Attorneys', '/for-attorneys'],
  ['Verify a Bond', '/verify'],
  ['About', '/about'],
  ['Licensing', '/licensing'],
  ['Compliance', '/compliance'],
  ['Privacy', '/legal/privacy'],
  ['Terms', '/legal/terms'],
] as const;

test.describe('every page', () => {
  test('has the header links and marks the current page', async ({ page }) => {
    await page.goto('/get-a-bond');
    const header = page.getByRole('banner');
    for (const [name, href] of HEADER_LINKS) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }

    await expect(header.locator('[aria-current]:visible')).toHaveText(['Find a Bond']);
  });

  test('has the footer links, phone, email and an address in South Carolina', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const [name, href] of FOOTER_LINKS) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }

    await expect(footer.getByText(/, SC 29\d{3}/)).toBeVisible();
    await expect(footer.locator('a[href^="tel:+1"]')).toBeVisible();
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('has a title in the same format and hides this build from search engines', async ({
    page,
  }) => {
    await page.goto('/get-a-bond');

    await expect(page).toHaveTitle('Find a Bond | Marshline Surety');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/get-a-bond$/);
  });

  test('lets a keyboard user skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('sends no request to other hosts and loads two fonts', async ({ page, baseURL }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });

    expect(requests.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
    expect(new Set(requests.filter((url) => url.endsWith('.woff2'))).size).toBe(2);
  });

  test('loads the fonts with rare characters for a name that has one', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const isLoaded = (font: string, text: string) =>
      page.evaluate(([name = '', sample]) => document.fonts.check(name, sample), [font, text]);
    expect(await isLoaded('600 1rem Besley', 'Jose')).toBe(true);
    expect(await isLoaded('600 1rem Besley', 'José')).toBe(false);

    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'José Núñez';
    });
    await expect.poll(() => isLoaded('600 1rem Besley', 'José Núñez')).toBe(true);
  });

  // A scroll bar leaves 308 of 320 px. 640 px is a window of 1280 px at 200% zoom.
  for (const width of [308, 640]) {
    test(`fits a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const path of PAGES) {
        await page.goto(path);
        await page.getByRole('banner').getByText('Menu').click();

        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
    });
  }

  test('prints only the content, with the address of each link', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const spelledOut = await page
      .getByRole('link', { name: 'About Court & Fiduciary' })
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(spelledOut).toContain('/products/court-fiduciary');
  });
});

test.describe('the header on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('opens a menu with every link', async ({ page }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Products' })).toBeHidden();

    await header.getByText('Menu').click();

    for (const name of [...HEADER_LINKS.map(([label]) => label), 'Verify a Bond']) {
      const link = header.getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('home page', () => {
  test('finds a bond from the search box', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('search', { name: 'Find a Bond' });
    await box.getByLabel('Which bond?').fill('notary');
    await box.getByLabel('In which state?').selectOption('Florida');
    await box.getByRole('button', { name: 'Find a Bond' }).click();

    await expect(page).toHaveURL('/get-a-bond?q=notary&state=FL');
    await expect(page.getByText('Filtering by Florida')).toBeVisible();
  });
});

test.describe('a missing page', () => {
  test('shows an error and links to other pages', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');

    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    for (const [name, href] of [
      ['Return Home', '/'],
      ['Search Bonds', '/get-a-bond'],
      [/^Find Your Bond/, '/get-a-bond'],
      [/^Browse Products/, '/products'],
      [/^States We Serve/, '/states'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(
      main.getByRole('navigation', { name: 'Popular Pages' }).getByRole('link'),
    ).toHaveText([
      'Court & Fiduciary',
      'License & Permit',
      'Contract Surety',
      'ERISA Fidelity Coverage',
      'How It Works',
      'Resources',
      'Support',
      'Compliance',
    ]);
  });

  test('searches the finder', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('main').getByLabel('Which bond?').fill('dealer');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/get-a-bond?q=dealer');
    await expect(page.getByRole('heading', { name: 'Auto Dealer Bond' })).toBeVisible();
  });
});
