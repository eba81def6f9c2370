import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { wipFigures } from '~/domain/contractors/wip';
import { droppedJobs, onePerDay } from '~/domain/contractors/wip-history';
import { formatDate } from '~/domain/dates';
import { dayOf } from '~/platform/clock';
import { signedIndemnitiesView } from '~/stores/signed-parts';
import { accountView } from '~/stores/staff-contractors';
import { PairList } from '~/ui/PairList';
import { useHeadingFocus } from '~/ui/use-heading-focus';
import { SignedParts } from '../SignedParts';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { BidRequests } from './BidRequests';
import { ConfirmFigure } from './ConfirmFigure';
import { ContractorFiles } from './ContractorFiles';
import { Figures } from './Figures';
import { Indemnitors } from './Indemnitors';
import { Lines } from './Lines';

/** One account: what waits, the line, and the figures behind it. */
export function Account({ id }: { id: string }) {
  const view = useUnderwritingView(accountView, id);

  return (
    <ViewFrame
      view={view}
      label="Loading the contractor"
      onRetry={() => void accountView.refresh(id)}
    >
      {({ desk }) => (desk ? <Sections desk={desk} /> : <p>This contractor does not exist.</p>)}
    </ViewFrame>
  );
}

function Sections({ desk }: { desk: ContractorDesk }) {
  const heading = useHeadingFocus();

  return (
    <div className="grid gap-10">
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere focus:outline-none">
        {desk.legalName}
      </h2>
      <BidRequests desk={desk} />
      <Lines desk={desk} />
      <Figures desk={desk} />
      <ContractorFiles desk={desk} />
      <WorkInProgress desk={desk} />
      <Indemnitors desk={desk} />
      <SignedParts view={signedIndemnitiesView} of={desk.id} />
    </div>
  );
}

function WorkInProgress({ desk }: { desk: ContractorDesk }) {
  const [latest, last] = onePerDay(desk.schedules);
  if (!latest) return null;

  const earlier = new Map(last?.rows.map((row) => [row.number, row]));
  const dropped = droppedJobs(desk.schedules);

  return (
    <section aria-labelledby="wip-title">
      <h3 id="wip-title" className="text-lg">
        Work in progress, {formatDate(latest.asOf)}
      </h3>
      {latest.readAt === undefined ? (
        <div className="my-2 grid gap-2">
          <p className="max-w-text text-muted">
            Not read yet. Until then, it frees no part of the line. Compare it with the statement
            and the schedule before.
          </p>
          <ConfirmFigure
            of={desk.id}
            label="I have read the schedule"
            hidden={`: ${formatDate(latest.asOf)}`}
            call={['confirm_schedule', { of_schedule: latest.id }]}
          />
        </div>
      ) : (
        <p className="my-2 text-muted">
          Read by an underwriter on {formatDate(dayOf(latest.readAt))}.
        </p>
      )}
      <PairList
        pairs={latest.rows.map((row) => {
          const { billing, fade, toComplete } = wipFigures(row, earlier.get(row.number));

          return {
            label: `${row.number}, ${row.name}`,
            value: `Price ${formatSheetMoney(row.price)}, to complete ${formatSheetMoney(toComplete)}, under (over) billing ${formatSheetMoney(billing)}${fade === undefined ? '' : `, fade ${formatSheetMoney(fade)}`}.`,
          };
        })}
      />
      {dropped.length > 0 && (
        <p className="mt-3 max-w-text">
          Missing from this schedule, although not complete on the one before:{' '}
          {dropped
            .map(
              (row) =>
                `${row.number}, ${row.name}, ${formatSheetMoney(wipFigures(row).toComplete)} to complete`,
            )
            .join('; ')}
          .
        </p>
      )}
    </section>
  );
}
