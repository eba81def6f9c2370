import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumOptions } from '../../support/browser.ts';
import { freePort } from '../../support/free-port.ts';
import { keepCoreForPages } from './core-for-pages.ts';
import { median } from './report.ts';

/** Lighthouse's result for one page on a slow phone: scores from 0 to 100, times in ms. */
export type PageScore = {
  path: string;
  scores: Record<string, number>;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
};

/** A browser that has just started sometimes records no trace, and Lighthouse asks to run again. */
const ATTEMPTS = 3;

/**
 * Lighthouse's mobile figures of each page, the median of `runs`. `prepare` gets the browser first, such as to sign in:
 * Lighthouse keeps what the site stores, and no cached file. Skips the audit that requires search engines to index the
 * page, because only the production host allows that.
 */
export async function measurePages(
  siteUrl: string,
  paths: readonly string[],
  { runs, prepare }: { runs: number; prepare?: (browser: BrowserContext) => Promise<void> },
): Promise<PageScore[]> {
  const options = await chromiumOptions();
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });

  const release = keepCoreForPages();

  try {
    if (prepare) await inFirstContext(port, prepare);
    const pages: PageScore[] = [];
    for (const path of paths) pages.push(await measurePage(siteUrl, path, { port, runs }));

    return pages;
  } finally {
    release();
    await browser.close();
  }
}

/**
 * Run `prepare` in the context in which Lighthouse opens its pages. The connection ends before the measurement, because
 * Playwright watches each page of a context that it knows, and the page would be slower.
 */
async function inFirstContext(
  port: number,
  prepare: (browser: BrowserContext) => Promise<void>,
): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connection.contexts();
  if (!context) throw new Error('The browser has no context.');
  await prepare(context);
  await connection.close();
}

async function measurePage(
  siteUrl: string,
  path: string,
  { port, runs }: { port: number; runs: number },
): Promise<PageScore> {
  const results: PageScore[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(siteUrl, path, port));

  const [first] = results;
  if (!first) throw new Error('Lighthouse did not run.');
  const middle = (read: (run: PageScore) => number) => median(results.map(read));

  return {
    path,
    scores: Object.fromEntries(
      Object.keys(first.scores).map((name) => [name, middle((run) => run.scores[name] ?? 0)]),
    ),
    largestContentfulPaint: middle((run) => run.largestContentfulPaint),
    totalBlockingTime: middle((run) => run.totalBlockingTime),
    layoutShift: middle((run) => run.layoutShift),
  };
}

async function runLighthouse(siteUrl: string, path: string, port: number): Promise<PageScore> {
  const { categories, audits } = await lighthouseReport(`${siteUrl}${path}`, port);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;

  return {
    path,
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
}

async function lighthouseReport(url: string, port: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    skipAudits: ['is-crawlable'],
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < ATTEMPTS) return lighthouseReport(url, port, attempt + 1);

  throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}
