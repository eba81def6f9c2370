/** The figures that people type into a worksheet. */
import { parsePercent } from '../formats/percent.ts';
import { moneyProblem, parseMoney } from '../money.ts';
import { MAX_FIGURE } from '../money-limits.ts';

/** Dollars, which are read as cents; a percentage; or a number of months. */
export type FigureKind = 'money' | 'percent' | 'months';

/** The longest time that a worksheet takes: ten years. */
export const MAX_MONTHS = 120;

/** Read a typed figure. Undefined for an empty text and for one with a problem. */
export function readFigure(kind: FigureKind, text: string): number | undefined {
  return figureProblem(kind, text) ? undefined : parse(kind, text);
}

/** What is wrong with a typed figure, and what to do. Undefined when it can be read or is empty. */
export function figureProblem(kind: FigureKind, text: string): string | undefined {
  if (text.trim() === '') return undefined;

  const figure = parse(kind, text);
  if (kind === 'money') {
    if (figure === undefined) return moneyProblem(text);

    return figure > MAX_FIGURE ? 'Enter $100 billion or less' : undefined;
  }
  if (kind === 'percent') {
    return figure === undefined ? 'Enter a percentage, such as 8.25' : undefined;
  }

  return figure === undefined || figure > MAX_MONTHS
    ? `Enter whole months, up to ${MAX_MONTHS}`
    : undefined;
}

function parse(kind: FigureKind, text: string): number | undefined {
  if (kind === 'money') return parseMoney(text);

  return kind === 'percent' ? parsePercent(text) : parseMonths(text);
}

function parseMonths(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}
