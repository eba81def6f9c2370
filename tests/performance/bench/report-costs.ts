import { chromium, devices } from '@playwright/test';
import { startSiteServer } from '../../../src/integrations/local-server/start-site-server.ts';
import { chromiumOptions } from '../../support/browser.ts';
import { SLOWDOWN, type VisitCost, measureVisit } from '../../support/first-visit.ts';
import type { BenchSize } from './bench-size.ts';
import { measureFunctionCost } from './measure-function-cost.ts';
import { measureFunctions } from './measure-functions.ts';
import { type Table, median } from './report.ts';

/** The element of a page that is there once a visitor can use it, where hydration is not the sign. */
const USABLE: Readonly<Record<string, string>> = { '/quote': '#first-step[data-live]' };

/** What first visits and calls of functions cost on the processor: the waits of a busy machine do not count. */
export async function reportCosts(options: {
  directory: string;
  netlifyToml: string;
  port: number;
  size: BenchSize;
}): Promise<Table[]> {
  return [await visitFigures(options), await functionFigures(options.size)];
}

async function visitFigures({
  size,
  ...served
}: Parameters<typeof reportCosts>[0]): Promise<Table> {
  const site = await startSiteServer(served);
  const browser = await chromium.launch(await chromiumOptions());
  const rows: string[][] = [];

  try {
    for (const path of size.pages) {
      const costs: VisitCost[] = [];
      const bare: VisitCost[] = [];
      for (let run = 0; run < size.runs; run += 1) {
        const context = await browser.newContext({
          ...devices['Pixel 7'],
          baseURL: site.url,
          serviceWorkers: 'block',
        });
        const usable = USABLE[path];
        costs.push(await measureVisit(browser, context, { path, ...(usable && { usable }) }));
        bare.push(await measureVisit(browser, context, { path, isBare: true }));
        await context.close();
      }
      const middle = (read: (cost: VisitCost) => number) => median(costs.map(read));
      rows.push([
        path,
        middle(({ requests }) => requests).toFixed(0),
        middle(({ shift }) => shift).toFixed(3),
        middle(({ longTasks }) => longTasks.length).toFixed(0),
        ...comparison(costs, bare),
      ]);
    }
  } finally {
    await browser.close();
    await site.stop();
  }

  return {
    title: `First visits of a phone, processor ${SLOWDOWN} times slower, median of ${size.runs}`,
    note: 'Requests until the page is usable. Tasks count by their time on the processor: long ones have more than 50 ms. Bare: the longest task of the same text without our scripts and styles. Of both, the shortest visit counts.',
    head: ['page', 'requests', 'CLS', 'long tasks', 'longest ms', 'bare ms', 'task ratio'],
    rows,
  };
}

/** Other programs only ever add time to a task, so the shortest visit counts. */
function comparison(costs: readonly VisitCost[], bare: readonly VisitCost[]): string[] {
  const [ours, others] = [costs, bare].map((visits) =>
    Math.min(...visits.map(({ longest }) => longest)),
  ) as [number, number];

  return [ours.toFixed(0), others.toFixed(0), (ours / others).toFixed(2)];
}

async function functionFigures({ costCalls }: BenchSize): Promise<Table> {
  const costs = await measureFunctionCost(costCalls);

  return {
    title: `Time of functions on the processor, ms, ${costCalls} calls`,
    note: 'Bundled as a deploy sends them, one call after the other. The boot is once per instance.',
    head: ['function', 'boot', 'median', 'most'],
    rows: costs.map(({ name, boot, middle, most }) => [
      name,
      ...[boot, middle, most].map((ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(0))),
    ]),
  };
}

/** Calls of functions per second. */
export async function throughput(stackUrl: string, calls: number): Promise<Table> {
  const functions = await measureFunctions(stackUrl, calls);

  return {
    title: 'Edge functions on the embedded stack, eight calls at once, payment without its delay',
    head: ['function', 'calls per second', 'median ms', '95% ms'],
    rows: functions.map(({ name, perSecond, middle, slow }) => [
      name,
      perSecond.toFixed(1),
      middle.toFixed(0),
      slow.toFixed(0),
    ]),
  };
}
