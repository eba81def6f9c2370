import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { builtPages, isForMembers } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { gotoHydrated } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-hands';
import { newUnderwriter } from '../support/underwriting-hands';

test('there are pages to look at', () => {
  expect(builtPages()).toContain('/');
});

for (const path of builtPages()) {
  test(`${path} keeps nobody out, in light and in dark colours`, async ({ context, page }) => {
    const isOfMember = isForMembers(path);
    if (isOfMember) {
      const member = await (path.startsWith('/admin')
        ? newUnderwriter('Dana Whitfield')
        : newCustomer());
      await rememberCustomer(context, await sessionText(member));
    }
    await gotoHydrated(page, path);
    await expect(page.locator('html:not([data-guard])'), 'the guard lets in').toBeAttached();
    // What members see comes after the page, and a callback without a sign-in leads on.
    if (isOfMember || path.endsWith('/callback')) await page.waitForLoadState('networkidle');
    await expectNoViolations(page);

    // Only colours depend on the scheme, so only they are looked at again.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });
}
