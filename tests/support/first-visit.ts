import type { Browser, BrowserContext, Route } from '@playwright/test';
import { bareCopy } from './bare-copy.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { readThreadTasks, TRACED } from './thread-tasks.ts';

/** The work of a task after which a browser calls it long, in milliseconds. */
const LONG_TASK_MS = 50;

/** A page, and when its visitor can use it. */
type Visit = {
  path: string;
  /** An element of the page when it is usable. Default: the page has loaded and its islands are hydrated. */
  usable?: string;
  /** Whether to open the same text without our scripts and styles. */
  isBare?: boolean;
};

/** The cost of the first visit of a page by a slow phone, in figures that a busy machine hardly changes. */
export type VisitCost = {
  /** Requests until the page is usable. */
  requests: number;
  /** Cumulative layout shift: https://web.dev/articles/cls */
  shift: number;
  /** The tasks of the page's main thread that worked longer than 50 ms on a CPU slowed four times, in milliseconds. */
  longTasks: number[];
  /** The longest task, in milliseconds. */
  longest: number;
};

/** How much slower than this machine a phone is. Lighthouse slows its phone as much. */
export const SLOWDOWN = 4;

/**
 * Opens a page with an empty cache, and waits until nothing loads any more. Tasks are counted as if the CPU were slowed.
 * The browser's own way to slow it would count the time of other programs too.
 */
export async function measureVisit(
  browser: Browser,
  context: BrowserContext,
  { path, usable, isBare = false }: Visit,
): Promise<VisitCost> {
  const page = await context.newPage();
  const readShift = await watchLayoutShift(page);
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });

  if (isBare) await page.route((url) => url.pathname === path, answerBare);

  await browser.startTracing(page, { categories: TRACED });
  await page.goto(path);
  if (!isBare) await page.waitForFunction(isUsable, usable);
  const requestsUntilUsable = requests;
  await page.waitForLoadState('networkidle');
  const shift = await readShift();
  const tasks = readThreadTasks(await browser.stopTracing()).map((work) => work * SLOWDOWN);
  await page.close();

  return {
    requests: requestsUntilUsable,
    shift,
    longTasks: tasks.filter((work) => work > LONG_TASK_MS),
    longest: Math.max(0, ...tasks),
  };
}

async function answerBare(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: bareCopy(await response.text()) });
}

/** Runs in the page. */
function isUsable(usable: string | undefined): boolean {
  return usable === undefined
    ? !document.querySelector('astro-island[ssr]:not([client="visible"])')
    : document.querySelector(usable) !== null;
}
