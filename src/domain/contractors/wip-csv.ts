/** Writes a schedule of work in progress as CSV for a spreadsheet. */
import { csvField } from '../formats/csv-field.ts';
import { CENTS_PER_DOLLAR, type Cents } from '../money.ts';
import { WIP_COLUMNS } from './paste-wip.ts';
import { wipFigures, wipTotals, type WipRow } from './wip.ts';

/** A template that asks for the columns of a schedule. What is copied from it can be pasted here. */
export const WIP_TEMPLATE = `${Object.values(WIP_COLUMNS).join(',')}\r\n`;

const COMPUTED = [
  'Percent complete',
  'Earned revenue',
  'Under (over) billing',
  'Cost to complete',
  'Fade',
];

/**
 * The schedule with its computed columns and a line of totals. A text that a spreadsheet would run as a formula gets an
 * apostrophe, which the spreadsheet shows as text.
 */
export function wipCsv(rows: readonly WipRow[], last: readonly WipRow[] = []): string {
  const earlier = new Map(last.map((row) => [row.number, row]));
  const lines = rows.map((row) => {
    const figures = wipFigures(row, earlier.get(row.number));

    return [
      csvField(row.number),
      csvField(row.name),
      csvField(row.owner),
      amount(row.price),
      amount(row.estimate),
      amount(row.cost),
      amount(row.billed),
      row.isBonded ? 'Yes' : 'No',
      row.start ?? '',
      row.end ?? '',
      (figures.complete / CENTS_PER_DOLLAR).toFixed(2),
      amount(figures.earned),
      amount(figures.billing),
      amount(figures.toComplete),
      figures.fade === undefined ? '' : amount(figures.fade),
    ];
  });
  const { price, estimate, cost, billed } = wipTotals(rows);
  const total = ['Total', '', '', ...[price, estimate, cost, billed].map(amount)];

  return [[...Object.values(WIP_COLUMNS), ...COMPUTED], ...lines, total]
    .map((line) => line.join(','))
    .join('\r\n');
}

function amount(cents: Cents): string {
  return (cents / CENTS_PER_DOLLAR).toFixed(2);
}
