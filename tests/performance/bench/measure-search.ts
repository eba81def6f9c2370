import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { SEARCH_INDEX_PATH } from '../../../src/domain/search/index-file.ts';
import { startSiteServer } from '../../../src/integrations/local-server/start-site-server.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { SLOWDOWN } from '../../support/first-visit.ts';
import { median } from './report.ts';
import type { GeneratedIndex } from './search/generate-index.ts';

/** The delays that a visitor sees in the search, in ms on a slowed CPU. */
export type SearchSpeed = {
  /** From opening the search with a query to its results, with code and index loaded from this machine. */
  opening: number;
  /** The part of `opening` after the index arrived: parsing, searching and painting. */
  parsing: number;
  /** From a key press to its results: the median and the maximum of all keys. */
  key: number;
  slowestKey: number;
  /** The longest task that blocked the page, or 0 if none took 50 ms. */
  longestTask: number;
};

/** Typed key by key: common and rare words, a common prefix and misspelled words. */
const QUERIES = [
  'executor bond',
  'notery',
  'supersedas appeal',
  'how much is a court bond',
  'zzzz',
];

/** Searches a copy of a built site with the given index, `runs` times. The figures are medians. */
export async function measureSearch(options: {
  directory: string;
  netlifyToml: string;
  port: number;
  index: GeneratedIndex;
  runs: number;
}): Promise<SearchSpeed> {
  const { netlifyToml, port, index, runs } = options;
  const directory = await mkdtemp(join(tmpdir(), 'marshline-search-'));
  await cp(options.directory, directory, { recursive: true });
  await writeFile(`${directory}${SEARCH_INDEX_PATH}`, index.json);
  const site = await startSiteServer({ directory, netlifyToml, port });
  const browser = await chromium.launch(await chromiumOptions());

  try {
    await compressIndex(site.url);
    const speeds: SearchSpeed[] = [];
    for (let run = 0; run < runs; run += 1) speeds.push(await searchOnce(browser, site.url));
    const middle = (name: keyof SearchSpeed) => median(speeds.map((speed) => speed[name]));

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
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Our server compresses a file at its first request and keeps the result. For 5,000 guides that takes longer than a
 * page waits for its index. A CDN compresses before anyone asks.
 */
async function compressIndex(siteUrl: string): Promise<void> {
  const answer = await fetch(`${siteUrl}${SEARCH_INDEX_PATH}`, {
    headers: { 'accept-encoding': 'br' },
  });
  if (!answer.ok) throw new Error(`The search index answers ${answer.status}`);
  await answer.arrayBuffer();
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

/** Runs in the page, so that the figures exclude the time of the test's connection. */
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
      await painted(); // Rest between keys, as a person does. measure-typing.ts does the same.
    }
  }

  return {
    opening: end - start,
    parsing: end - (index?.responseEnd ?? end),
    keys,
    longestTask: Math.max(...tasks),
  };
}
