import { useRef, useState } from 'react';
import type { ContractorDesk } from '~/domain/contractors/contractor-desk';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { pasteWip, WIP_COLUMNS } from '~/domain/contractors/paste-wip';
import { formatSheetMoney } from '~/domain/contractors/sheet-money';
import { type FormField, readDate } from '~/domain/contractors/typed-form';
import { overrunWords, untiedTotals, wipTotals } from '~/domain/contractors/wip';
import { today } from '~/platform/clock';
import { changeDesk } from '~/stores/contractor-desk';
import { showToast } from '~/stores/toasts';
import { SheetForm } from '~/ui/SheetForm';
import { WipTable } from './WipTable';

const AS_OF: FormField = {
  key: 'as_of',
  label: 'As of',
  noun: 'the date of the schedule',
  kind: 'date',
};

const FIELDS: readonly FormField[] = [
  AS_OF,
  {
    key: 'sheet',
    label: 'The schedule',
    kind: 'sheet',
    hint: `Copy the cells in your spreadsheet and paste them here: ${Object.values(WIP_COLUMNS).join(', ')}. Bonded is yes or no. The estimated cost is that of the whole job. A line of headings may change the order. Start and end are optional. Include your line of totals, so that we can check them.`,
  },
];

const MAX_PROBLEMS = 20;

/** Reads a pasted schedule, says which lines to correct, and shows it before it is saved. */
export function PasteWip({ desk, onDone }: { desk: ContractorDesk; onDone: () => void }) {
  /** The schedule that was warned about. Saving it again keeps it. */
  const warned = useRef<string>(undefined);
  const [text, setText] = useState('');
  const { rows, problems, untied } = readSheet(text);

  return (
    <div className="grid gap-4">
      <SheetForm
        id="wip"
        fields={FIELDS}
        read={(typed) => {
          setText(typed['sheet'] ?? '');

          const read = readSchedule(typed);
          const warning = read.ok ? overrunWords(read.value.jobs) : undefined;
          if (warning === undefined || warned.current === typed['sheet']) return read;

          warned.current = typed['sheet'];
          return { ok: false, problems: { sheet: warning } };
        }}
        submitLabel="Save the schedule"
        onSubmit={async ({ asOf, jobs }) => {
          const totals = wipTotals(jobs);
          const result = await changeDesk('save_wip_schedule', {
            of_contractor: desk.id,
            facts: {
              as_of: asOf,
              rows: jobs.map(({ isBonded, ...job }) => ({ ...job, bonded: isBonded })),
              price_cents: totals.price,
              estimate_cents: totals.estimate,
              cost_cents: totals.cost,
              billed_cents: totals.billed,
            },
          });
          if (!result.ok) return DESK_FAILURES[result.code];

          showToast({ title: 'Work in progress saved', type: 'success' });
          onDone();
          return undefined;
        }}
      />
      {(problems.length > 0 || untied.length > 0) && (
        <ul className="grid gap-1 text-danger">
          {problems.slice(0, MAX_PROBLEMS).map(({ line, message }) => (
            <li key={line}>
              Line {line}: {message}
            </li>
          ))}
          {untied.map(({ column, difference }) => (
            <li key={column}>
              {WIP_COLUMNS[column]}: your total differs from the sum of the jobs by{' '}
              {formatSheetMoney(difference)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && problems.length + untied.length > 0 && (
        <WipTable rows={rows} last={desk.schedules[0]?.rows ?? []} />
      )}
    </div>
  );
}

/** The jobs and the lines to correct. A total is compared once every line is read, because a missing job changes it. */
function readSheet(text: string) {
  const { rows, stated, problems } = pasteWip(text, today());

  return {
    rows,
    problems,
    untied: stated && problems.length === 0 ? untiedTotals(rows, stated) : [],
  };
}

function readSchedule(typed: Readonly<Record<string, string>>) {
  const asOf = readDate(AS_OF, typed['as_of'] ?? '', today());
  const { rows, problems, untied } = readSheet(typed['sheet'] ?? '');
  const count = problems.length + untied.length;
  const found = {
    ...('problem' in asOf && { as_of: asOf.problem }),
    ...(rows.length === 0 && count === 0 && { sheet: 'Paste the cells of your schedule' }),
    ...(count > 0 && {
      sheet: `Correct ${count} ${count === 1 ? 'line' : 'lines'} of the schedule`,
    }),
  };

  return 'value' in asOf && Object.keys(found).length === 0
    ? { ok: true as const, value: { asOf: asOf.value, jobs: rows } }
    : { ok: false as const, problems: found };
}
