import { expectNoViolations } from '../support/accessibility';
import { builtPages } from '../support/built-pages';
import { test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of builtPages()) {
      test(`${path} has nothing that keeps anyone out`, async ({ page }) => {
        await gotoHydrated(page, path);
        await expectNoViolations(page);
      });
    }
  });
}
