import type { Page } from '@playwright/test';

/**
 * Answer as a site that was built anew under an open page: the islands of the page at `path` have other files, and
 * those named like `goneFile` are gone. Lasts until `page.unrouteAll()`.
 */
export async function buildAnew(page: Page, path: string, goneFile: RegExp): Promise<void> {
  await page.route(
    (url) => goneFile.test(url.pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().resourceType() === 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('.island.', '.island.X');

      return route.fulfill({ response, body });
    },
  );
}
