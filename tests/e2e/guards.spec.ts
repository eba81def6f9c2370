import type { Page } from '@playwright/test';
import { addBonds } from '../support/desk-rows';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import {
  endEverySession,
  newCustomer,
  rememberCustomer,
  sessionText,
  signInHere,
} from '../support/session-actions';

/** Watch the heading of the page and of those after it. Gives the visible ones in their order. */
async function noteHeadings(page: Page): Promise<() => string[]> {
  const headings: string[] = [];
  await page.exposeFunction('noteHeading', (text: string) => headings.push(text));
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('main h1');
      if (heading?.checkVisibility()) {
        void (window as unknown as { noteHeading: (text: string) => void }).noteHeading(
          heading.textContent,
        );
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

  return () => [...new Set(headings)];
}

test.describe('guards', () => {
  test('send a visitor to sign in, then to the requested page', async ({ page }) => {
    await page.goto('/dashboard/documents?bond=7&x=%26');

    await page.waitForURL('/signin?returnTo=%2Fdashboard%2Fdocuments%3Fbond%3D7%26x%3D%2526');
    await waitForHydration(page);
    await signInHere(page, await newCustomer());

    await page.waitForURL('/dashboard/documents?bond=7&x=%26');
    await expect(page.getByRole('heading', { name: 'Document Center' })).toBeVisible();
  });

  test("show a visitor nothing of a members' page", async ({ page }) => {
    const headings = await noteHeadings(page);

    await page.goto('/dashboard');
    await page.waitForURL(/\/signin/);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

    // The page reports its headings in their order, and each a moment after it appeared.
    await expect.poll(headings).toEqual(['Sign In']);
  });

  test("show no more than the name of a members' page to a visitor whose session was ended elsewhere", async ({
    context,
    page,
  }) => {
    const customer = await newCustomer();
    await addBonds(customer, [{ dueInDays: 20 }]);
    const text = await sessionText(customer, { expires_at: 1 });
    await endEverySession(customer);
    await rememberCustomer(context, text);
    const headings = await noteHeadings(page);
    const answered: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/rest/v1/') && response.ok()) answered.push(response.url());
    });

    await page.goto('/dashboard');
    await page.waitForURL(/\/signin/);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

    await expect.poll(headings).toEqual(['Dashboard', 'Sign In']);
    expect(answered).toEqual([]);
  });

  test('send a signed-in user on from /signin, and never to another site', async ({
    context,
    page,
  }) => {
    await rememberCustomer(context, await sessionText(await newCustomer()));
    for (const [query, goal] of [
      ['?returnTo=%2Fquote%3Fstate%3DSC', '/quote?state=SC'],
      ['?returnTo=%2F%2Fevil.example', '/dashboard'],
    ] as const) {
      await page.goto(`/signin${query}`);

      await page.waitForURL((url) => (url.pathname + url.search).startsWith(goal));
      expect(new URL(page.url()).host).toBe(new URL(String(test.info().project.use.baseURL)).host);
    }
  });
});
