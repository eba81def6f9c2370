/**
 * `npm run bench`: builds the site, serves it compressed through the rules of netlify.toml on this
 * machine and prints what loading and using it costs. Times depend on the machine; bytes do not,
 * and are held to their budgets by budgets.test.ts.
 */
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startSiteServer } from '../../src/integrations/local-server/start-site-server.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { listHtmlFiles } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';
import { measureBuild } from './bench/measure-build.ts';
import { measureFunctions } from './bench/measure-functions.ts';
import { measurePages } from './bench/measure-pages.ts';
import { measureWizard } from './bench/measure-wizard.ts';
import { formatTable, type Table } from './bench/report.ts';
import { weighPage } from './page-weight.ts';

/** One page of each kind. */
const PAGES = {
  '/': 'index.html',
  '/get-a-bond': 'get-a-bond.html',
  '/products/notary': 'products/notary.html',
  '/states/sc': 'states/sc.html',
  '/legal/terms': 'legal/terms.html',
  '/quote': 'quote.html',
};

const directory = fileURLToPath(new URL('../../.local/bench/dist', import.meta.url));
const { apiUrl, netlifyToml, port } = testSite;

say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}\n`);

const build = await measureBuild({ directory, apiUrl, port });
const pages = listHtmlFiles(directory).length;
print({
  title: 'Build',
  head: ['pages', 'seconds', 'pages per second'],
  rows: [[pages, build.seconds.toFixed(1), (pages / build.seconds).toFixed(1)]],
});
print(await bytesPerPage());

const stack = await startStack({
  apiPort: testSite.apiPort,
  mailPort: testSite.mailPort,
  smtpPort: testSite.smtpPort,
  sitePort: port,
  dataDirectory: 'memory:',
  paymentDelayMs: 0,
});
const site = await startSiteServer({ port, directory, netlifyToml });

try {
  print(await lighthouseFigures());
  print(await wizardFigures());
  print(await functionFigures());
} finally {
  await site.stop();
  await stack.stop();
}

async function bytesPerPage(): Promise<Table> {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const rows = Object.entries(PAGES).map(async ([path, file]) => {
    const { html, css, javascript, fonts } = await weighPage(directory, file);
    return [path, ...[javascript, css, html, fonts].map(kilobytes)];
  });

  return {
    title: 'Bytes of the first load, kB (brotli)',
    head: ['page', 'JavaScript', 'CSS', 'HTML', 'fonts'],
    rows: await Promise.all(rows),
  };
}

async function lighthouseFigures(): Promise<Table> {
  const scores = await measurePages(site.url, Object.keys(PAGES));
  const categories = Object.keys(scores[0]?.scores ?? {});

  return {
    title: 'Lighthouse, mobile, median of three',
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

async function wizardFigures(): Promise<Table> {
  const steps = await measureWizard(site.url);

  return {
    title: 'Wizard, ms from Continue to the next step, median of three',
    head: ['step', 'median', 'runs'],
    rows: steps.map(({ step, middle, runs }) => [
      step,
      middle.toFixed(0),
      runs.map((run) => run.toFixed(0)).join(' '),
    ]),
  };
}

async function functionFigures(): Promise<Table> {
  const functions = await measureFunctions(stack.apiUrl);

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

function print(table: Table): void {
  say(`${formatTable(table)}\n`);
}

function say(text: string): void {
  process.stdout.write(text);
}
