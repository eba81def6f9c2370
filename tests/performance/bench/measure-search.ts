import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { SEARCH_INDEX_PATH } from '../../../src/domain/search/index-file.ts';
import { startSiteServer } from '../../../src/integrations/local-server/start-site-server.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { median } from './report.ts';
import type { GeneratedIndex } from './search/generate-index.ts';

/** What the search costs a visitor, in ms on a slowed CPU. */
export type SearchSpeed = {
  /** From opening the search with words in it to its results, code and index loaded from here. */
  opening: number;
  /** What of that came after the index had arrived: parsing, opening, searching, painting. */
  parsing: number;
  /** From a key to its results: the middle and the slowest of all keys. */
  key: number;
  slowestKey: number;
  /** The longest that anything blocked the page, 0 when nothing did for 50 ms. */
  longestTask: number;
};

const RUNS = 3;
const SLOWDOWN = 4;

/** Typed key by key: common and rare words, a beginning that many words have, misspelled ones. */
const QUERIES = [
  'executor bond',
  'notery',
  'supersedas appeal',
  'how much is a court bond',
  'zzzz',
];

/** Search a built site with an index put into it, three times over; the figures are medians. */
export async function measureSearch(options: {
  directory: string;
  netlifyToml: string;
  port: number;
  index: GeneratedIndex;
}): Promise<SearchSpeed> {
  const { directory, netlifyToml, port, index } = options;
  const file = `${directory}${SEARCH_INDEX_PATH}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, index.json);
  const site = await startSiteServer({ directory, netlifyToml, port });
  const browser = await chromium.launch(await chromiumOptions());

  try {
    const runs: SearchSpeed[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await searchOnce(browser, site.url));
    const middle = (name: keyof SearchSpeed) => median(runs.map((speed) => speed[name]));

    return {
      opening: middle('opening'),
      parsing: middle('parsing'),
      key: middle('key'),
      slowestKey: middle('slowestKey'),
      longestTask: middle('longestTask'),
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function searchOnce(browser: Browser, siteUrl: string): Promise<SearchSpeed> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${siteUrl}/legal/terms`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const { keys, ...speed } = await page.evaluate(timeSearch, {
    queries: QUERIES,
    indexUrl: `${siteUrl}${SEARCH_INDEX_PATH}`,
  });
  await page.close();

  return { ...speed, key: median(keys), slowestKey: Math.max(...keys) };
}

/** Runs in the page, so that the time of the test's own connection is not in the figures. */
async function timeSearch({ queries, indexUrl }: { queries: string[]; indexUrl: string }) {
  const tasks: number[] = [0];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  const input = dialog?.querySelector<HTMLInputElement>('input[type="search"]');
  const list = dialog?.querySelector('[data-results]');
  if (!dialog || !input || !list) throw new Error('The page has no search');
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(undefined));
    });

  input.value = queries[0] ?? '';
  const start = performance.now();
  const arrived = new Promise((resolve, reject) => {
    new MutationObserver(resolve).observe(list, { childList: true });
    setTimeout(() => reject(new Error(`No results: ${dialog.innerText}`)), 60_000);
  });
  dialog.showModal();
  await arrived;
  await painted();
  const end = performance.now();
  const [index] = performance.getEntriesByName(indexUrl) as PerformanceResourceTiming[];

  const keys: number[] = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      input.value = query.slice(0, length);
      const pressed = performance.now();
      input.dispatchEvent(new Event('input'));
      await painted();
      keys.push(performance.now() - pressed);
    }
  }

  return {
    opening: end - start,
    parsing: end - (index?.responseEnd ?? end),
    keys,
    longestTask: Math.max(...tasks),
  };
}
