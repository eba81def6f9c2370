import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { waitForHydration } from '../support/hydrated';
import { watchLayoutShift } from '../support/layout-shift';
import { OPEN_PAGES } from '../support/open-pages';
import { failuresOf, walksThrough } from '../support/page-walks';
import { ACCOUNT_PAGES } from '../support/routes';

/** The maximum number of requests of a first visit, until nothing loads any more. Reading pages: page, style sheet, fonts and scripts. */
const MAX_REQUESTS = { reading: 10, '/get-a-bond': 17, '/quote': 20 };

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const size of SIZES) {
  for (const walk of walksThrough(OPEN_PAGES)) {
    test(`${walk.title} move nothing while they load, ${size.width} px wide`, async ({ page }) => {
      test.setTimeout(walk.timeoutMs);
      await page.setViewportSize(size);
      const shift = await watchLayoutShift(page);

      const failures = await failuresOf(walk, page, async (_page, path) => {
        const requests = await visitAnew(page, path);

        expect(await shift(), 'layout shift').toBe(0);
        expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(maxRequests(path));
      });

      expect(failures).toEqual([]);
    });
  }
}

/** What loads after such a pause belongs to what the visitor does next, such as the second step of a chosen bond. */
const PAUSE_MS = 2000;

/** Opens a page as if for the first time, and waits until it is complete. Returns the addresses that it requested. */
async function visitAnew(page: Page, path: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);

  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  page.off('request', note);
  await session.detach();

  return untilPause(requests)
    .map((request) => request.url())
    .filter((url) => !url.startsWith('data:'));
}

/** The requests until the browser paused. Its own times count, because a busy machine delays the test. */
function untilPause(requests: readonly Request[]): readonly Request[] {
  const times = requests.map((request) => request.timing().startTime);
  const pause = times.findIndex((time, index) => time - (times[index - 1] ?? time) > PAUSE_MS);

  return pause === -1 ? requests : requests.slice(0, pause);
}

function maxRequests(path: string): number {
  const [address = ''] = path.split('?');
  if (ACCOUNT_PAGES.includes(address)) return Number.POSITIVE_INFINITY; // their bytes are limited

  return address in MAX_REQUESTS
    ? MAX_REQUESTS[address as keyof typeof MAX_REQUESTS]
    : MAX_REQUESTS.reading;
}
