/** The largest finished jobs as typed: one on each line, its seven parts with semicolons. */
import { parseSheetMoney } from './sheet-money.ts';

const MAX_JOBS = 3;

const PARTS = ['owner', 'kind of work', 'place', 'price', 'year', 'gross profit', 'reference'];

const YEAR = /^(?:19|20)\d{2}$/u;

/** What to correct in the largest jobs, or undefined. */
export function largestJobsProblem(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length > MAX_JOBS) return `enter ${MAX_JOBS} jobs or fewer`;

  const wrong = lines.find((line) => !isJob(line));

  return wrong && `write each line as ${PARTS.join('; ')}: ${wrong.slice(0, 60)}`;
}

function isJob(line: string): boolean {
  const parts = line.split(';').map((part) => part.trim());
  const [, , , price = '', year = '', profit = ''] = parts;

  return (
    parts.length === PARTS.length &&
    !parts.includes('') &&
    (parseSheetMoney(price) ?? 0) > 0 &&
    YEAR.test(year) &&
    parseSheetMoney(profit) !== undefined
  );
}
