import { useState } from 'react';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { WIP_TEMPLATE, wipCsv } from '~/domain/contractors/wip-csv';
import { onePerDay } from '~/domain/contractors/wip-history';
import { formatDate } from '~/domain/dates';
import { dayOf } from '~/platform/clock';
import { saveFile } from '~/platform/save-file';
import { Button } from '~/ui/Button';
import { PasteWip } from './PasteWip';
import { WipHistory } from './WipHistory';
import { WipTable } from './WipTable';

/** The latest schedule of work in progress with its figures, and the form to paste another one. */
export function WipPart({ desk }: { desk: ContractorDesk }) {
  const [isPasting, setIsPasting] = useState(false);
  const [latest, last] = onePerDay(desk.schedules);

  return (
    <section aria-labelledby="wip-title">
      <h2 id="wip-title" className="text-xl">
        Work in progress
      </h2>
      {latest ? (
        <>
          <p className="mt-1 text-muted">
            As of {formatDate(latest.asOf)}. {last && `Fade is against ${formatDate(last.asOf)}. `}
            {latest.readAt === undefined
              ? 'An underwriter has not read it yet. Until then, it frees no part of your line.'
              : `An underwriter read it on ${formatDate(dayOf(latest.readAt))}.`}
          </p>
          <div className="mt-3">
            <WipTable rows={latest.rows} last={last?.rows ?? []} />
          </div>
          <WipHistory schedules={desk.schedules} />
        </>
      ) : (
        <p className="mt-2 max-w-text">
          No schedule yet. Paste yours from your spreadsheet. If you have none, fill in our template
          in a spreadsheet, then paste its cells.
        </p>
      )}
      <div className="no-print mt-4 grid gap-4">
        <div className="flex flex-wrap gap-3">
          {!isPasting && <Button onClick={() => setIsPasting(true)}>Paste a schedule</Button>}
          {latest ? (
            <Button
              onClick={() =>
                saveCsv(`work-in-progress-${latest.asOf}.csv`, wipCsv(latest.rows, last?.rows))
              }
            >
              Download as CSV
            </Button>
          ) : (
            <Button onClick={() => saveCsv('work-in-progress-template.csv', WIP_TEMPLATE)}>
              Download a template
            </Button>
          )}
        </div>
        {isPasting && <PasteWip desk={desk} onDone={() => setIsPasting(false)} />}
      </div>
    </section>
  );
}

function saveCsv(fileName: string, text: string): void {
  saveFile(fileName, new Blob([text], { type: 'text/csv' }));
}
