import { LEVEL_LABELS, STATEMENT_KIND_LABELS } from '~/domain/contractors/closed-sets';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { DETAIL_FIELDS } from '~/domain/contractors/desk-forms';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { typedValues } from '~/domain/contractors/typed-values';
import { wipFigures } from '~/domain/contractors/wip';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { signedIndemnitiesView } from '~/stores/signed-parts';
import { accountView } from '~/stores/staff-contractors';
import { PairList } from '~/ui/PairList';
import { SignedParts } from '../SignedParts';
import { useUnderwritingView } from '../use-underwriting-view';
import { ViewFrame } from '../ViewFrame';
import { BidRequests } from './BidRequests';
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
  const details = typedValues(DETAIL_FIELDS, desk.details);

  return (
    <div className="grid gap-10">
      <h2 className="text-xl wrap-anywhere">{desk.legalName}</h2>
      <BidRequests desk={desk} />
      <Lines desk={desk} />
      <section aria-labelledby="figures-title">
        <h3 id="figures-title" className="text-lg">
          Figures
        </h3>
        <PairList
          pairs={[
            { label: 'Asked for one job', value: formatWholeMoney(desk.singleAsked) },
            { label: 'Asked for all jobs', value: formatWholeMoney(desk.aggregateAsked) },
            { label: 'Largest finished job', value: formatWholeMoney(desk.largestJob) },
            ...desk.statements.map((statement) => ({
              label: `${STATEMENT_KIND_LABELS[statement.kind]}, ${formatDate(statement.asOf)}`,
              value: `${LEVEL_LABELS[statement.level]}. Working capital ${formatSheetMoney(statement.currentAssets - statement.currentLiabilities)}, net worth ${formatSheetMoney(statement.netWorth)}, revenue ${formatSheetMoney(statement.revenue)}, profit ${formatSheetMoney(statement.profit)}.`,
            })),
            ...DETAIL_FIELDS.flatMap(({ key, label }) =>
              details[key] ? [{ label, value: details[key] }] : [],
            ),
          ]}
        />
      </section>
      <WorkInProgress desk={desk} />
      <Indemnitors desk={desk} />
      <SignedParts view={signedIndemnitiesView} of={desk.id} />
    </div>
  );
}

function WorkInProgress({ desk }: { desk: ContractorDesk }) {
  const [latest, last] = desk.schedules;
  if (!latest) return null;

  const earlier = new Map(last?.rows.map((row) => [row.number, row]));

  return (
    <section aria-labelledby="wip-title">
      <h3 id="wip-title" className="text-lg">
        Work in progress, {formatDate(latest.asOf)}
      </h3>
      <PairList
        pairs={latest.rows.map((row) => {
          const { billing, fade, toComplete } = wipFigures(row, earlier.get(row.number));

          return {
            label: `${row.number}, ${row.name}`,
            value: `Price ${formatSheetMoney(row.price)}, to complete ${formatSheetMoney(toComplete)}, under (over) billing ${formatSheetMoney(billing)}${fade === undefined ? '' : `, fade ${formatSheetMoney(fade)}`}.`,
          };
        })}
      />
    </section>
  );
}
