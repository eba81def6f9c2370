import type { StateCode } from '../domain/us-states.ts';
import type { ProbateRule, ProbateState } from '../domain/worksheets/probate-amount.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import type { WorksheetFile } from './schemas/worksheets.ts';
import { citedRow, type StateRule } from './state-rule.ts';

type ProbateFile = Extract<WorksheetFile, { kind: 'probate' }>;
type ProbateEntry = ProbateFile['states'][number];

const EXECUTOR = 'executor-personal-representative';

/** The beginning of the "who" of rows that spare small estates the bond or its surety. */
const SMALL_ESTATES = 'small estates';

/**
 * Join the formulas of the worksheet with the percentages, texts and sources in the requirements.
 * Throws for a formula whose state has no percentage there.
 */
export function toProbateStates(
  file: ProbateFile,
  requirements: readonly SourcedRequirement[],
  states: readonly StateCode[],
): StateRule<ProbateState>[] {
  const own = requirements.filter(({ bond }) => bond === EXECUTOR);
  const rows = own.filter(({ fact }) => fact === 'formula');
  const smallEstates = own.filter(
    ({ fact, who }) => fact === 'waiver' && who?.startsWith(SMALL_ESTATES),
  );

  return states.map((code) => {
    const ofState = rows.filter(({ state }) => state === code);
    const [row] = ofState;
    if (!row) throw new Error(`[worksheets] ${code} has no formula row of ${EXECUTOR}`);

    const entry = file.states.find(({ state }) => state === code);
    const { guardian } = entry ?? {};

    return {
      code,
      computed: entry
        ? toComputed(entry, ofState)
        : { estate: row.value === 'discretion' ? 'court-decides' : 'confirm' },
      cited: [row, ...smallEstates.filter(({ state }) => state === code)].map(citedRow),
      ...(guardian && {
        guardian: { rule: guardian.rule, quote: guardian.quote, source: row.source },
      }),
    };
  });
}

function toComputed(entry: ProbateEntry, rows: readonly SourcedRequirement[]): ProbateState {
  const { bound, reduced, guardian } = entry;
  const estate: ProbateRule = {
    parts: toParts(entry),
    percent: percentOf(entry, rows[0]),
    bound,
    ...(reduced && {
      reduced: {
        percent: percentOf(
          entry,
          rows.find(({ who }) => who === reduced.who),
        ),
        above: reduced.above,
      },
    }),
  };

  return {
    estate,
    ...(guardian && { guardian: { parts: toParts(guardian), percent: guardian.percent, bound } }),
  };
}

function toParts({
  counts,
  months,
}: Pick<ProbateEntry, 'counts' | 'months'>): ProbateRule['parts'] {
  return counts.map((part) =>
    months && (part === 'income' || part === 'rents') ? { part, months } : { part },
  );
}

function percentOf({ state }: ProbateEntry, row: SourcedRequirement | undefined): number {
  if (typeof row?.value === 'number') return row.value;

  throw new Error(`[worksheets] ${state} has a formula but no percentage in ${EXECUTOR}`);
}
