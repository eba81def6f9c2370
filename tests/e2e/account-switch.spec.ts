import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addApplication, addBond } from '../support/desk-rows';
import {
  chooseFiles,
  COURT_PAPERS,
  executorDraft,
  fileLine,
  reachUploads,
  upload,
} from '../support/document-actions';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { avatar, newCustomer, signInHere } from '../support/session-actions';
import { pdfFile } from '../support/upload-files';

/** Everything a browser stores for the site: the open page, both storages, databases, caches and cookies. */
function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      document.documentElement.outerHTML,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      window.name,
      history.state,
      await indexedDB.databases(),
      performance.getEntriesByType('resource'),
    ];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, await (await cache.match(request))?.text());
      }
    }

    return JSON.stringify(kept);
  });
}

test('a second user of a browser finds nothing of the first, on any page or in any storage', async ({
  page,
}) => {
  test.slow();
  const mark = `Mark${randomInt(1_000_000_000)}`;
  const first = await newCustomer();
  const applicationId = await addApplication(first, {
    status: 'under_review',
    answers: { bondDetails: { amount: 8_500_000, obligee: `Court of ${mark}` } },
  });
  await addBond(first, { obligee: `State of ${mark}`, status: 'active' });
  await reachUploads(page, first, executorDraft().replace('Okafor', `Okafor${mark}`));
  await chooseFiles(page, COURT_PAPERS, upload(`passport-${mark}.pdf`, pdfFile()));
  await expect(fileLine(page, mark)).toBeVisible();
  for (const path of ['/dashboard', '/dashboard/account', '/dashboard/documents', '/about']) {
    await page.goto(path);
    await expect(avatar(page)).toBeVisible();
  }
  await page.goto('/dashboard');
  await expect(page.getByText(mark).first()).toBeVisible();

  await avatar(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/signin');
  await waitForHydration(page);
  const traces = [mark, first.email, first.userId, applicationId, first.password];
  const expectNoTrace = async () => {
    const kept = await keptBy(page);
    expect(traces.filter((trace) => kept.includes(trace))).toEqual([]);
  };
  await expectNoTrace();

  const second = await newCustomer();
  await signInHere(page, second);
  await page.waitForURL('/dashboard');
  await expect(avatar(page)).toBeVisible();
  await expectNoTrace();
  for (const path of [
    '/quote',
    '/dashboard',
    '/dashboard/account',
    '/dashboard/documents',
    '/about',
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await expectNoTrace();
  }

  // Goes back through the pages that the first user saw.
  for (let steps = 0; steps < 9; steps += 1) {
    await page.goBack();
    await waitForHydration(page);
    await expectNoTrace();
  }
});
