/** Reads a schedule of work in progress from text that was copied in a spreadsheet: one job on each line, cells between tabs. */
import type { IsoDate } from '../dates.ts';
import { cleanLine } from '../fields/clean-text.ts';
import { latestTypedDay, parseTypedDate } from '../fields/typed-date.ts';
import { holdsSecretNumber } from '../formats/secret-number.ts';
import type { Cents } from '../money.ts';
import { parseSheetMoney } from './sheet-money.ts';
import { WIP_AMOUNTS, type WipRow, type WipTotals } from './wip.ts';

/** The most jobs of a schedule. The database has the same limit. */
export const MAX_WIP_ROWS = 500;

/** The columns in their usual order, with the heading that the desk shows and exports. */
export const WIP_COLUMNS = {
  number: 'Job number',
  name: 'Job',
  owner: 'Owner',
  price: 'Contract price',
  estimate: 'Estimated cost',
  cost: 'Cost to date',
  billed: 'Billed to date',
  bonded: 'Bonded',
  start: 'Start',
  end: 'End',
} as const;

type Column = keyof typeof WIP_COLUMNS;

const COLUMNS = Object.keys(WIP_COLUMNS) as Column[];

/** Words in the headings of other programs, the most specific first. */
const HEADING_WORDS: readonly [RegExp, Column][] = [
  [/^(starts?|begins?)\b|\b(start|begin) date\b/i, 'start'],
  [/^(ends?|finish)\b|\b(end|finish|completion) date\b/i, 'end'],
  [/billed|billing/i, 'billed'],
  [/bond/i, 'bonded'],
  [/cost.*date|cost incurred/i, 'cost'],
  [/estimate|total cost|projected cost/i, 'estimate'],
  [/price|contract (amount|sum|value)|revised contract/i, 'price'],
  [/owner|customer|client/i, 'owner'],
  [/number|no\.|#/i, 'number'],
  [/name|job|project|description/i, 'name'],
];

/** A line of the pasted text that needs correcting. Lines count from 1. */
export type WipProblem = { line: number; message: string };

/** The jobs, the totals that the sheet states (undefined without a total line), and the lines to correct. */
export type PastedWip = { rows: WipRow[]; stated: WipTotals | undefined; problems: WipProblem[] };

/**
 * Read a pasted schedule. A line of headings decides the order of the columns; a line that starts with "total" ends the
 * jobs. Dates are read as people type them, such as 4/1/26.
 */
export function pasteWip(text: string, today: IsoDate): PastedWip {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, index) => ({ line: index + 1, cells: line.split('\t').map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...others] = lines;
  const headings = first && readHeadings(first.cells);
  const columns = headings ?? COLUMNS;
  const jobs = headings ? others : lines;

  const pasted: PastedWip = { rows: [], stated: undefined, problems: [] };
  for (const { line, cells } of jobs) readLine(pasted, columns, { line, cells, today });
  if (pasted.rows.length > MAX_WIP_ROWS)
    pasted.problems.push({ line: 1, message: `Paste ${MAX_WIP_ROWS} jobs or fewer` });
  if (lines.length > 0 && pasted.rows.length + pasted.problems.length === 0)
    pasted.problems.push({ line: 1, message: 'Paste at least one job' });

  return pasted;
}

function cleanCell(cell: string): string {
  const bare = /^"(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

  return cleanLine(bare);
}

/** The columns of a line of headings. Undefined when the line is a job. */
function readHeadings(cells: readonly string[]): (Column | undefined)[] | undefined {
  const found = cells.map((cell) => HEADING_WORDS.find(([words]) => words.test(cell))?.[1]);
  const isHeading = WIP_AMOUNTS.every((column) => found.includes(column));

  return isHeading
    ? found.map((column, at) => (found.indexOf(column) === at ? column : undefined))
    : undefined;
}

function readLine(
  pasted: PastedWip,
  columns: readonly (Column | undefined)[],
  { line, cells, today }: { line: number; cells: readonly string[]; today: IsoDate },
): void {
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const fail = (message: string) => pasted.problems.push({ line, message });
  const isTotal = cells.some((text) => /^(grand )?totals?\b/i.test(text));
  const amounts = readAmounts(cell);
  if (typeof amounts === 'string') {
    fail(amounts);
    return;
  }
  if (isTotal) {
    pasted.stated = amounts;
    return;
  }

  const days = readDays(cell, latestTypedDay(today));
  if (typeof days === 'string') {
    fail(days);
    return;
  }

  const row = { ...amounts, number: cell('number'), name: cell('name'), owner: cell('owner') };
  const problem = rowProblem(row, pasted.rows);
  if (problem === undefined) pasted.rows.push({ ...row, isBonded: isYes(cell('bonded')), ...days });
  else fail(problem);
}

/** The start and the end of a job, both optional, or what is wrong with one. */
function readDays(
  cell: (column: Column) => string,
  latest: IsoDate,
): Pick<WipRow, 'start' | 'end'> | string {
  const days: { start?: IsoDate; end?: IsoDate } = {};
  for (const column of ['start', 'end'] as const) {
    const text = cell(column);
    if (text === '') continue;

    const day = parseTypedDate(text, latest);
    if (day === undefined)
      return `${WIP_COLUMNS[column]} is not a date such as 11/20/2026: ${text.slice(0, 40)}`;
    days[column] = day;
  }

  return days.start && days.end && days.end < days.start ? 'The end is before the start' : days;
}

/** The amounts of a line, or what is wrong with one. */
function readAmounts(cell: (column: Column) => string): WipTotals | string {
  const amounts: Partial<Record<keyof WipTotals, Cents>> = {};
  for (const column of WIP_AMOUNTS) {
    const text = cell(column);
    const amount = text === '' ? undefined : parseSheetMoney(text);
    if (text === '') return `${WIP_COLUMNS[column]} is missing`;
    if (amount === undefined)
      return `${WIP_COLUMNS[column]} is not an amount: ${text.slice(0, 40)}`;
    if (amount < 0) return `${WIP_COLUMNS[column]} is negative`;
    amounts[column] = amount;
  }

  return amounts as WipTotals;
}

const MAX_NUMBER = 40;
const MAX_NAME = 200;

function rowProblem(
  { number, name, owner }: Pick<WipRow, 'number' | 'name' | 'owner'>,
  known: readonly WipRow[],
): string | undefined {
  if (number === '') return 'Job number is missing';
  if (number.length > MAX_NUMBER) return `Use ${MAX_NUMBER} characters or fewer for the job number`;
  if (name === '') return 'The name of the job is missing';
  if (Math.max(name.length, owner.length) > MAX_NAME)
    return `Use ${MAX_NAME} characters or fewer for job and owner`;
  if (holdsSecretNumber(`${number} ; ${name} ; ${owner}`))
    return 'Leave out Social Security, tax ID and card numbers';

  return known.some((row) => row.number === number)
    ? `Job number ${number} is on an earlier line`
    : undefined;
}

function isYes(text: string): boolean {
  return /^(y|yes|x|true|1|bonded)$/i.test(text);
}
