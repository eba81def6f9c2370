import type { Page } from '@playwright/test';
import { expectNoViolations, expectReadableColors } from '../support/accessibility';
import { builtPages, isForMembers } from '../support/built-pages';
import { expect, test } from '../support/fixtures';
import { gotoHydrated, gotoLeadingOn, leadsOn } from '../support/hydrated';
import { failuresOf, walksThrough } from '../support/page-walks';
import { newCustomer, rememberCustomer, sessionText } from '../support/session-actions';
import { newUnderwriter } from '../support/underwriting-actions';

const pages = builtPages();
const callbacks = pages.filter(leadsOn);
const membersPages = pages.filter(isForMembers);
const openPages = pages.filter((path) => ![...callbacks, ...membersPages].includes(path));

// Colors are checked at rest. Without motion they are at rest at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the build has pages to check', () => {
  expect(openPages).toContain('/');
});

/** Checks the whole page in light colors, then only the colors in dark, because nothing else depends on the scheme. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await (leadsOn(path) ? gotoLeadingOn : gotoHydrated)(page, path);
  await expect(page.locator('html:not([data-guard])'), 'the guard lets in').toBeAttached();
  // The content for members appears after the page loads.
  if (membersPages.includes(path)) await page.waitForLoadState('networkidle');
  await expectNoViolations(page);

  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
}

for (const walk of walksThrough(openPages)) {
  test(`${walk.title} have no accessibility problems in light or dark colors`, async ({ page }) => {
    test.setTimeout(walk.timeoutMs);

    expect(await failuresOf(walk, page, lookAt)).toEqual([]);
  });
}

for (const path of membersPages) {
  test(`${path} has no accessibility problems for a member in light or dark colors`, async ({
    context,
    page,
  }) => {
    const member = await (path.startsWith('/admin')
      ? newUnderwriter('Dana Whitfield')
      : newCustomer());
    await rememberCustomer(context, await sessionText(member));

    await lookAt(page, path);
  });
}

for (const path of callbacks) {
  test(`${path} has no accessibility problems in light or dark colors`, ({ page }) =>
    lookAt(page, path));
}
