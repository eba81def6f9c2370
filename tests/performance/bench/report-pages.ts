import type { BrowserContext } from '@playwright/test';
import { addDemoAccounts } from '../../../supabase/local/demo/add-demo-accounts.ts';
import type { Stack } from '../../../supabase/local/stack.ts';
import type { BenchSize } from './bench-size.ts';
import { measurePages, type PageScore } from './measure-pages.ts';
import type { Table } from './report.ts';
import { signInDemo } from './sign-in-demo.ts';

/** Lighthouse's figures of the pages that everyone can open. */
export async function visitorFigures(
  siteUrl: string,
  { pages, pageRuns }: BenchSize,
): Promise<Table> {
  const scores = await measurePages(siteUrl, pages, { runs: pageRuns });

  return { title: `Lighthouse, mobile, median of ${pageRuns}`, ...figuresOf(scores) };
}

/** Lighthouse's figures of the pages behind the sign-in, with the records of the demo accounts. */
export async function memberFigures(
  siteUrl: string,
  { stack, size }: { stack: Stack; size: BenchSize },
): Promise<Table> {
  await addDemoAccounts(stack);
  const scores: PageScore[] = [];
  for (const [email, pages] of Object.entries(size.memberPages)) {
    const prepare = (browser: BrowserContext) => signInDemo(browser, { stack, siteUrl, email });
    scores.push(...(await measurePages(siteUrl, pages, { runs: size.pageRuns, prepare })));
  }

  return {
    title: `Lighthouse, signed in, mobile, median of ${size.pageRuns}`,
    ...figuresOf(scores),
  };
}

function figuresOf(scores: readonly PageScore[]): Pick<Table, 'head' | 'rows'> {
  const categories = Object.keys(scores[0]?.scores ?? {});

  return {
    head: ['page', ...categories, 'LCP s', 'TBT ms', 'CLS'],
    rows: scores.map((page) => [
      page.path,
      ...categories.map((category) => page.scores[category] ?? '-'),
      (page.largestContentfulPaint / 1000).toFixed(2),
      page.totalBlockingTime.toFixed(0),
      page.layoutShift.toFixed(3),
    ]),
  };
}
