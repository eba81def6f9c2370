import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import {
  jobPeriod,
  openTotals,
  wipFigures,
  wipTotals,
  type WipRow,
} from '~/domain/contractors/wip';
import { WideTable } from '~/ui/WideTable';

const HEADINGS = [
  'Job',
  'Price',
  'Estimate',
  'Cost to date',
  'Billed',
  'Complete',
  'Under (over) billing',
  'To complete',
  'Fade',
];

const PERCENT = 100;

/** A schedule with what follows from its figures. It scrolls sideways on a small screen. */
export function WipTable({ rows, last }: { rows: readonly WipRow[]; last: readonly WipRow[] }) {
  const earlier = new Map(last.map((row) => [row.number, row]));
  const totals = wipTotals(rows);
  const open = openTotals(rows);

  return (
    <WideTable label="Work in progress">
      <table className="sheet w-full tabular-nums">
        <thead>
          <tr>
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const figures = wipFigures(row, earlier.get(row.number));

            return (
              <tr key={row.number}>
                <th scope="row">
                  {row.number}, {row.name}
                  {row.isBonded && <span className="text-muted"> (bonded)</span>}
                  {jobPeriod(row) && (
                    <span className="block font-normal text-muted">{jobPeriod(row)}</span>
                  )}
                </th>
                <td>{formatSheetMoney(row.price)}</td>
                <td>{formatSheetMoney(row.estimate)}</td>
                <td>{formatSheetMoney(row.cost)}</td>
                <td>{formatSheetMoney(row.billed)}</td>
                <td>
                  {(figures.complete / PERCENT).toFixed(1)}%
                  {row.cost > row.estimate && (
                    <span className="block text-warning">over its estimate</span>
                  )}
                </td>
                <td>{formatSheetMoney(figures.billing)}</td>
                <td>{formatSheetMoney(figures.toComplete)}</td>
                <td>{figures.fade === undefined ? 'New' : formatSheetMoney(figures.fade)}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatSheetMoney(totals.price)}</td>
            <td>{formatSheetMoney(totals.estimate)}</td>
            <td>{formatSheetMoney(totals.cost)}</td>
            <td>{formatSheetMoney(totals.billed)}</td>
            <td />
            <td>{formatSheetMoney(open.billing)}</td>
            <td>{formatSheetMoney(open.toComplete)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}
