import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { newCustomer, rememberCustomer, sessionText, signInHere } from '../support/session-actions';

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

    await page.goto('/dashboard');
    await page.waitForURL(/\/signin/);
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();

    // The page reports its headings in their order, and each a moment after it appeared.
    await expect.poll(() => [...new Set(headings)]).toEqual(['Sign In']);
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
