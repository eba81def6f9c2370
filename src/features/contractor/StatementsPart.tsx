import { useState } from 'react';
import { LEVEL_LABELS, STATEMENT_KIND_LABELS } from '~/domain/contractors/closed-sets';
import { type ContractorDesk, lineStatement } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { STATEMENT_FIELDS } from '~/domain/contractors/desk-forms';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { yearAheadNotice } from '~/domain/contractors/statement-notice';
import { readForm } from '~/domain/contractors/typed-form';
import { formatDate } from '~/domain/dates';
import { tidyMoney } from '~/domain/money';
import { dayOf, today } from '~/platform/clock';
import { requestIds } from '~/platform/request-ids';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { SheetForm } from '~/ui/SheetForm';

/** The statements, newest first, and the form for another one. */
export function StatementsPart({ desk }: { desk: ContractorDesk }) {
  const [isAdding, setIsAdding] = useState(false);
  const [ids] = useState(requestIds);
  const notice = yearAheadNotice(desk.singleAsked, lineStatement(desk)?.level);

  return (
    <section aria-labelledby="statements-title">
      <h2 id="statements-title" className="text-xl">
        Statements
      </h2>
      {notice && <p className="mt-2 max-w-text">{notice}</p>}
      {desk.statements.length === 0 && <p className="mt-2">No statement yet.</p>}
      <ul className="mt-3 grid gap-3">
        {desk.statements.map((statement) => (
          <li key={statement.id} className="rounded-md border border-rule p-4">
            <p className="font-semibold">
              {STATEMENT_KIND_LABELS[statement.kind]}, {formatDate(statement.asOf)}
            </p>
            <p className="text-muted">
              {LEVEL_LABELS[statement.level]}. Current until {formatDate(statement.staleAfter)}.{' '}
              {statement.readAt === undefined
                ? 'An underwriter has not read it yet.'
                : `An underwriter read it on ${formatDate(dayOf(statement.readAt))}.`}
            </p>
            <p className="tabular-nums">
              Working capital{' '}
              {formatSheetMoney(statement.currentAssets - statement.currentLiabilities)}, net worth{' '}
              {formatSheetMoney(statement.netWorth)}, revenue {formatSheetMoney(statement.revenue)},
              profit {formatSheetMoney(statement.profit)}.
            </p>
          </li>
        ))}
      </ul>
      <div className="no-print mt-4">
        {isAdding ? (
          <SheetForm
            id="statement"
            fields={STATEMENT_FIELDS}
            tidyMoney={tidyMoney}
            read={(typed) => readForm(STATEMENT_FIELDS, typed, today())}
            submitLabel="Add the statement"
            onSubmit={async (values) => {
              const result = await changeDesk('add_statement', {
                of_contractor: desk.id,
                facts: { ...values, id: ids.of(values) },
              });
              if (!result.ok) return DESK_FAILURES[result.code];

              ids.forget();
              setIsAdding(false);
              showToast({ title: 'Statement added', type: 'success' });
              return undefined;
            }}
          />
        ) : (
          <Button onClick={() => setIsAdding(true)}>Add a statement</Button>
        )}
      </div>
    </section>
  );
}
