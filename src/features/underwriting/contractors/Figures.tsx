import { LEVEL_LABELS, STATEMENT_KIND_LABELS } from '~/domain/contractors/closed-sets';
import {
  type ContractorDesk,
  lineStatement,
  type Statement,
} from '~/domain/contractors/contractor-desk';
import { DETAIL_FIELDS } from '~/domain/contractors/desk-forms';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { readableValue, typedValues } from '~/domain/contractors/typed-values';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import { dayOf } from '~/platform/clock';
import { PairList } from '~/ui/PairList';
import { ConfirmFigure } from './ConfirmFigure';

/** What the contractor typed about itself, and which of it an underwriter has read. */
export function Figures({ desk }: { desk: ContractorDesk }) {
  const details = typedValues(DETAIL_FIELDS, desk.details);
  const isLargestRead = desk.largestJobRead === desk.largestJob;

  return (
    <section aria-labelledby="figures-title" className="grid gap-4">
      <h3 id="figures-title" tabIndex={-1} className="text-lg focus:outline-none">
        Figures
      </h3>
      <p className="max-w-text text-muted">
        The contractor typed these figures. The line approves bids by the newest statement, the
        largest job and the work in progress only once an underwriter has compared them with the
        papers.
      </p>
      <ul className="grid gap-3">
        {desk.statements.map((statement) => (
          <Entry key={statement.id} desk={desk} statement={statement} />
        ))}
        <li className="grid gap-2 rounded-md border border-rule p-4">
          <p className="font-semibold">Largest finished job</p>
          <p>{formatWholeMoney(desk.largestJob)}</p>
          {isLargestRead ? (
            <p className="text-muted">Read by an underwriter.</p>
          ) : (
            <>
              <p className="text-muted">
                {desk.largestJobRead === 0
                  ? 'Not read yet.'
                  : `Not read yet. The last figure that was read is ${formatWholeMoney(desk.largestJobRead)}.`}
              </p>
              <ConfirmFigure
                of={desk.id}
                label="I have checked the largest job"
                call={['confirm_largest_job', { of_contractor: desk.id, cents: desk.largestJob }]}
              />
            </>
          )}
        </li>
      </ul>
      <PairList
        pairs={[
          { label: 'Asked for one job', value: formatWholeMoney(desk.singleAsked) },
          { label: 'Asked for all jobs', value: formatWholeMoney(desk.aggregateAsked) },
          ...DETAIL_FIELDS.flatMap((field) => {
            const typed = details[field.key];

            return typed ? [{ label: field.label, value: readableValue(field, typed) }] : [];
          }),
        ]}
      />
    </section>
  );
}

function Entry({ desk, statement }: { desk: ContractorDesk; statement: Statement }) {
  const { kind, level, asOf, currentAssets, currentLiabilities, readAt } = statement;
  const title = `${STATEMENT_KIND_LABELS[kind]}, ${formatDate(asOf)}`;
  const isOfLine = lineStatement(desk)?.id === statement.id;

  return (
    <li className="grid gap-2 rounded-md border border-rule p-4">
      <p className="font-semibold">{title}</p>
      <p className="tabular-nums">
        {LEVEL_LABELS[level]}. Working capital{' '}
        {formatSheetMoney(currentAssets - currentLiabilities)}, net worth{' '}
        {formatSheetMoney(statement.netWorth)}, revenue {formatSheetMoney(statement.revenue)},
        profit {formatSheetMoney(statement.profit)}.
      </p>
      {readAt === undefined ? (
        <>
          <p className="text-muted">
            {isOfLine ? 'Not read yet. Until then the line approves no bid.' : 'Not read yet.'}
          </p>
          <ConfirmFigure
            of={desk.id}
            label="I have read the statement"
            hidden={`: ${title}`}
            call={['confirm_statement', { of_statement: statement.id }]}
          />
        </>
      ) : (
        <p className="text-muted">Read by an underwriter on {formatDate(dayOf(readAt))}.</p>
      )}
    </li>
  );
}
