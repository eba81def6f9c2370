import type { Page } from '@playwright/test';

/** How often React has changed the page since it loaded. Call it before the page opens. */
export async function countReactCommits(page: Page): Promise<() => Promise<number>> {
  // React reports each commit to the hook of its developer tools, in the production build as well.
  await page.addInitScript(() => {
    let commits = 0;
    Object.assign(globalThis, {
      reactCommits: () => commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => (commits += 1),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });

  return () =>
    page.evaluate(() => (globalThis as unknown as { reactCommits: () => number }).reactCommits());
}
