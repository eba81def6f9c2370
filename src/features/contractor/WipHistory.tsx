import type { Schedule } from '~/domain/contractors/contractor-desk';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { onePerDay, wipHistory } from '~/domain/contractors/wip-history';
import { formatShortDate } from '~/domain/dates';
import { WideTable } from '~/ui/WideTable';

/** Schedules that fit beside each other. */
const MAX_SCHEDULES = 6;

/** Fade and billing of each job from schedule to schedule, the newest first. Renders nothing with fewer than two. */
export function WipHistory({ schedules }: { schedules: readonly Schedule[] }) {
  const shown = onePerDay(schedules).slice(0, MAX_SCHEDULES);
  if (shown.length < 2) return null;

  return (
    <section aria-labelledby="wip-history-title" className="mt-6">
      <h3 id="wip-history-title" className="text-lg">
        Fade and billing over time
      </h3>
      <p className="mt-1 max-w-text text-muted">
        Fade is the change of the expected profit since the schedule before. Negative amounts are in
        parentheses: lost profit, or over-billing.
      </p>
      <WideTable label="Fade and billing over time">
        <table className="sheet w-full tabular-nums">
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Fade in all</th>
              {shown.map(({ asOf }) => (
                <th key={asOf} scope="col">
                  {formatShortDate(asOf)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wipHistory(shown).map(({ number, name, fade, moments }) => (
              <tr key={number}>
                <th scope="row">
                  {number}, {name}
                </th>
                <td>{formatSheetMoney(fade)}</td>
                {shown.map(({ asOf }) => {
                  const moment = moments.find((one) => one.asOf === asOf);

                  return (
                    <td key={asOf}>
                      {moment && (
                        <>
                          {moment.fade === undefined
                            ? 'New'
                            : `Fade ${formatSheetMoney(moment.fade)}`}
                          <br />
                          Under (over) {formatSheetMoney(moment.billing)}
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
