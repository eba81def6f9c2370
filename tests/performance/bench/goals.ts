/** The goals for the figures of the bench, and the cells that miss them. */
import type { Table } from './report.ts';

type Goal = {
  /** How the title of the table starts. */
  table: string;
  columns: readonly string[];
  /** The first cells of the rows that the goal is for. Every row without it. */
  rows?: readonly string[];
  /** The figures that keep the goal, in the unit of their column. */
  atMost?: number;
  atLeast?: number;
};

/** Pages without an application: text and a few scripts. */
const STATIC_PAGES = [
  '/',
  '/products/notary',
  '/states/sc',
  '/resources',
  '/resources/executor-bond-guide',
  '/legal/terms',
];

const SCORES = ['Accessibility', 'Best Practices', 'SEO', 'Agentic Browsing'];

/** The first goal for a cell counts. */
const GOALS: readonly Goal[] = [
  { table: 'Build', columns: ['pages per second'], atLeast: 10.3 }, // 124 pages in 12 seconds
  { table: 'Lighthouse', columns: ['Performance'], rows: ['/quote', '/get-a-bond'], atLeast: 99 },
  { table: 'Lighthouse, signed in', columns: ['Performance'], atLeast: 98 },
  { table: 'Lighthouse', columns: ['Performance', ...SCORES], atLeast: 100 },
  { table: 'Lighthouse', columns: ['LCP s'], rows: STATIC_PAGES, atMost: 1.35 },
  { table: 'Lighthouse', columns: ['TBT ms'], atMost: 100 },
  { table: 'Lighthouse', columns: ['CLS'], atMost: 0 },
  { table: 'First visits', columns: ['requests'], rows: ['/quote'], atMost: 20 },
  { table: 'First visits', columns: ['CLS'], atMost: 0 },
  // A page of this much text has a task of 50 ms in any design, so the goal is a ratio.
  { table: 'First visits', columns: ['task ratio'], atMost: 2 },
  { table: 'Wizard', columns: ['median'], atMost: 50 },
  { table: 'Typing', columns: ['median'], rows: ['a field of the wizard'], atMost: 16 },
  { table: 'Typing', columns: ['median'], rows: ['the finder'], atMost: 30 },
  { table: 'Search', columns: ['key'], atMost: 30 },
  { table: 'Builds of', columns: ['time ratio'], rows: ['5000'], atMost: 1.5 },
  { table: 'Builds of', columns: ['memory ratio'], rows: ['5000'], atMost: 1.2 },
  { table: 'Time of functions', columns: ['median'], rows: ['submit-application'], atMost: 60 },
  { table: 'The queue', columns: ['median'], atMost: 200 },
];

/** One line per cell that misses its goal, such as "Wizard, Bond Details: median is 70, the goal is at most 50". */
export function missedGoals({ title, head, rows }: Table): string[] {
  const [name] = title.split(',');

  return rows.flatMap((row) =>
    head.flatMap((column, index) => {
      const goal = goalFor(title, column, String(row[0]));
      if (goal === undefined || keeps(Number(row[index]), goal)) return [];

      return [`${name}, ${row[0]}: ${column} is ${row[index]}, the goal is ${goalWords(goal)}`];
    }),
  );
}

function goalFor(title: string, column: string, firstCell: string): Goal | undefined {
  return GOALS.find(
    ({ table, columns, rows }) =>
      title.startsWith(table) && columns.includes(column) && (rows?.includes(firstCell) ?? true),
  );
}

function keeps(figure: number, { atMost = Infinity, atLeast = -Infinity }: Goal): boolean {
  return figure <= atMost && figure >= atLeast;
}

function goalWords({ atMost, atLeast }: Goal): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}
