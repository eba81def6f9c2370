/**
 * `npm run bench`: builds the site, serves it compressed through the rules of netlify.toml on this
 * machine and prints the cost of loading and using it, and the figures that miss their goals. Times depend on the
 * machine. Bytes do not: budgets.test.ts checks them.
 *
 *   npm run bench                             everything
 *   npm run bench -- --only search            one part
 *   npm run bench -- --only guides 100 1000   with 100 and with 1,000 guides
 *   npm run bench -- --only queue 100000      the underwriters' queue with 100,000 applications
 *   npm run bench -- --short                  each part once and small: it shows that the bench works, not a speed
 *   npm run bench -- --built <directory>      a site that is already built
 */
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startSiteServer } from '../../src/integrations/local-server/start-site-server.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { listHtmlFiles } from '../support/built-pages.ts';
import { testSite } from '../support/test-site.ts';
import { measureBuild } from './bench/measure-build.ts';
import { measureGuides } from './bench/measure-guides.ts';
import { measureQueue } from './bench/measure-queue.ts';
import { measureSearch } from './bench/measure-search.ts';
import { FULL, SHORT } from './bench/bench-size.ts';
import { bytesPerPage } from './bench/bytes-per-page.ts';
import { missedGoals } from './bench/goals.ts';
import { formatTable, type Table } from './bench/report.ts';
import { reportCosts, throughput } from './bench/report-costs.ts';
import { memberFigures, visitorFigures } from './bench/report-pages.ts';
import { reportInput } from './bench/report-input.ts';
import { generateIndex, siteIndex } from './bench/search/generate-index.ts';

/** The parts of the report by the names that `--only` takes. */
const PARTS: Record<string, () => Promise<void>> = {
  site: reportSite,
  costs: printCosts,
  search: reportSearch,
  guides: reportGuides,
  queue: reportQueue,
};

const { apiUrl, netlifyToml, port } = testSite;
const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    built: { type: 'string' },
  },
  allowPositionals: true,
});
const size = values.short ? SHORT : FULL;
const directory =
  values.built ?? fileURLToPath(new URL('../../.local/bench/dist', import.meta.url));

const gigabytes = Math.round(totalmem() / 2 ** 30);
say(
  `${cpus().length} cores, ${gigabytes} GB of memory, ${process.platform}, Node ${process.version}\n`,
);

if (values.only !== undefined && !(values.only in PARTS)) {
  throw new Error(
    `The bench has no part "${values.only}". It has ${Object.keys(PARTS).join(', ')}.`,
  );
}

const missed: string[] = [];
for (const [name, report] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await report();
}
say(
  missed.length === 0 ? 'Every figure keeps its goal.\n' : `Missed goals\n${missed.join('\n')}\n`,
);

/** Builds the site, unless the command names a built one. */
async function buildSite(): Promise<void> {
  if (values.built !== undefined) return;

  const build = await measureBuild({ directory, apiUrl, port });
  const pages = listHtmlFiles(directory).length;
  print({
    title: 'Build',
    head: ['pages', 'seconds', 'pages per second'],
    rows: [[pages, build.seconds.toFixed(1), (pages / build.seconds).toFixed(1)]],
  });
}

async function reportSite(): Promise<void> {
  await buildSite();
  print(await bytesPerPage(directory));

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
    print(await visitorFigures(site.url, size));
    print(await memberFigures(site.url, { stack, size }));
    (await reportInput(site.url, size.runs)).forEach(print);
    print(await throughput(stack.apiUrl, size.calls));
  } finally {
    await site.stop();
    await stack.stop();
  }
}

async function printCosts(): Promise<void> {
  if (values.only !== undefined) await buildSite(); // otherwise the first part did
  (await reportCosts({ directory, netlifyToml, port, size })).forEach(print);
}

async function reportSearch(): Promise<void> {
  if (values.only !== undefined) await buildSite(); // otherwise the first part did
  const rows: string[][] = [];

  const indexes = [
    { name: 'the site', make: siteIndex },
    ...size.searchGuides.map((count) => ({
      name: `${count} guides`,
      make: () => generateIndex(count),
    })),
  ];

  for (const { name, make } of indexes) {
    const index = await make();
    const speed = await measureSearch({ directory, netlifyToml, port, index, runs: size.runs });
    rows.push([
      name,
      String(index.records),
      (index.compressedBytes / 1000).toFixed(1),
      ...[speed.opening, speed.parsing, speed.key, speed.slowestKey, speed.longestTask].map((ms) =>
        ms.toFixed(0),
      ),
    ]);
  }

  print({
    title: `Search on a CPU slowed four times, ms, median of ${size.runs}`,
    note: 'From opening it to its first results, the part of that after the index came, and from a key to its results.',
    head: ['index of', 'records', 'kB', 'open', 'parse', 'key', 'slowest', 'longest task'],
    rows,
  });
}

async function reportGuides(): Promise<void> {
  const counts = positionals.length > 0 ? positionals.map(Number) : size.guides;
  const rows: string[][] = [];

  for (const count of counts) {
    const { site, bare, first } = await measureGuides(count, { isRepeated: !values.short });
    rows.push([
      String(count),
      ...[site.seconds, bare.seconds].map((seconds) => seconds.toFixed(1)),
      (site.seconds / bare.seconds).toFixed(2),
      ...[site, bare].map(({ pages, seconds }) => (pages / seconds).toFixed(0)),
      ...[site.megabytes, bare.megabytes].map((megabytes) => megabytes.toFixed(0)),
      (site.megabytes / bare.megabytes).toFixed(2),
      first.seconds.toFixed(1),
    ]);
  }

  print({
    title: 'Builds of generated guides, beside a bare Astro project of the same guides',
    note: 'The first build draws a picture for every guide; those after it find them drawn.',
    head: [
      'guides',
      's',
      'bare',
      'time ratio',
      'pages/s',
      'bare',
      'MB',
      'bare',
      'memory ratio',
      'first s',
    ],
    rows,
  });
}

async function reportQueue(): Promise<void> {
  const isNumbered = values.only === 'queue' && positionals.length > 0;

  for (const count of isNumbered ? positionals.map(Number) : [size.applications]) {
    const speeds = await measureQueue(count, size.queries);
    print({
      title: `The queue among ${count.toLocaleString('en-US')} applications, ms, median of ${size.queries}`,
      note: 'In Postgres within this process, with the policies of an underwriter.',
      head: ['question', 'rows', 'median', 'slowest'],
      rows: speeds.map(({ question, rows, middle, slowest }) => [
        question,
        String(rows),
        ...[middle, slowest].map((ms) => ms.toFixed(1)),
      ]),
    });
  }
}

function print(table: Table): void {
  say(`${formatTable(table)}\n`);
  missed.push(...missedGoals(table).map((line) => `  ${line}`));
}

function say(text: string): void {
  process.stdout.write(text);
}
