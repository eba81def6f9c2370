import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';

test('there are pages to look at', () => {
  expect(builtPages()).toContain('/');
});

for (const path of builtPages()) {
  test(`${path} keeps nobody out, in light and in dark colours`, async ({ page }) => {
    await gotoHydrated(page, path);
    await expectNoViolations(page);

    // Only colours depend on the scheme, so only they are looked at again.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });
}
