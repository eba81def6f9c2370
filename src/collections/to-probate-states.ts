import { UNKNOWN } from '../domain/requirements/requirement.ts';
import type { StateCode } from '../domain/us-states.ts';
import {
  FIDUCIARY_BONDS,
  type ProbateRule,
  type ProbateState,
} from '../domain/worksheets/probate-amount.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';
import type { CitedRule, WorksheetFile } from './schemas/worksheets.ts';
import { citedRow, type StateRule } from './state-rule.ts';

type ProbateFile = Extract<WorksheetFile, { kind: 'probate' }>;
type ProbateEntry = ProbateFile['states'][number];

/** The law of a state for the probate worksheet, with the rules for guardians and conservators that we read. */
export type ProbateStateRule = StateRule<ProbateState> & { guardian: readonly CitedRule[] };

const { executor: EXECUTOR, guardian: GUARDIAN } = FIDUCIARY_BONDS;

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
): ProbateStateRule[] {
  const own = requirements.filter(({ bond }) => bond === EXECUTOR);
  const rows = own.filter(({ fact }) => fact === 'formula');
  const ofGuardians = requirements.filter(
    ({ bond, fact, value }) => bond === GUARDIAN && fact === 'formula' && value !== UNKNOWN,
  );
  const smallEstates = own.filter(
    ({ fact, who }) => fact === 'waiver' && who?.startsWith(SMALL_ESTATES),
  );

  return states.map((code) => {
    const ofState = rows.filter(({ state }) => state === code);
    const [row] = ofState;
    if (!row) throw new Error(`[worksheets] ${code} has no formula row of ${EXECUTOR}`);

    const entry = file.states.find(({ state }) => state === code);
    const guardianRows = ofGuardians.filter(({ state }) => state === code);
    const guardian = toGuardianRules(entry, guardianRows);

    return {
      code,
      computed: {
        ...(guardian.length > 0 && { guardian: 'confirm' }),
        ...(entry
          ? toComputed(entry, ofState, guardianRows)
          : { estate: row.value === 'discretion' ? 'court-decides' : 'confirm' }),
      },
      cited: [row, ...smallEstates.filter(({ state }) => state === code)].map(citedRow),
      guardian,
    };
  });
}

/** The sentence of a formula also says whose guardian it binds. */
function toGuardianRules(
  entry: ProbateEntry | undefined,
  rows: readonly SourcedRequirement[],
): readonly CitedRule[] {
  const { rule, quote } = entry?.guardian ?? {};

  return rows.map((row) => ({ ...citedRow(row), ...(rule && { rule, quote }) }));
}

function toComputed(
  entry: ProbateEntry,
  rows: readonly SourcedRequirement[],
  guardianRows: readonly SourcedRequirement[],
): ProbateState {
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
    ...(guardian && {
      guardian: {
        parts: toParts(guardian),
        percent: percentOf(entry, guardianRows[0], GUARDIAN),
        bound,
      },
      ...(guardian.minorsOnly && { isForMinors: true }),
    }),
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

function percentOf(
  { state }: ProbateEntry,
  row: SourcedRequirement | undefined,
  bond: string = EXECUTOR,
): number {
  if (typeof row?.value === 'number') return row.value;

  throw new Error(`[worksheets] ${state} has a formula but no percentage in ${bond}`);
}
