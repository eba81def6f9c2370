import lighthouse, { type Result } from 'lighthouse';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../support/browser.ts';
import { median } from './report.ts';

/** What Lighthouse says of one page on a slow phone: scores from 0 to 100, times in ms. */
export type PageScore = {
  path: string;
  scores: Record<string, number>;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
};

const RUNS = 3;

/** A browser that has just started sometimes records no trace; Lighthouse says to run again. */
const ATTEMPTS = 3;
const DEBUGGING_PORT = 59_222;

/**
 * Lighthouse's mobile figures of each page, the median of three runs. Pages outside the production
 * host must not be listed by search engines, so that one audit is left out.
 */
export async function measurePages(siteUrl: string, paths: string[]): Promise<PageScore[]> {
  const options = await chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });

  try {
    const pages: PageScore[] = [];
    for (const path of paths) pages.push(await measurePage(siteUrl, path));

    return pages;
  } finally {
    await browser.close();
  }
}

async function measurePage(siteUrl: string, path: string): Promise<PageScore> {
  const runs: PageScore[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(siteUrl, path));

  const [first] = runs;
  if (!first) throw new Error('Lighthouse did not run.');
  const middle = (read: (run: PageScore) => number) => median(runs.map(read));

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

async function runLighthouse(siteUrl: string, path: string): Promise<PageScore> {
  const { categories, audits } = await lighthouseReport(`${siteUrl}${path}`);
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

async function lighthouseReport(url: string, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'silent',
    output: 'json',
    skipAudits: ['is-crawlable'],
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < ATTEMPTS) return lighthouseReport(url, attempt + 1);

  throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
}
