import { dollars, type Cents } from '../domain/money.ts';
import type { RowLink } from '../domain/bonds/state-rows.ts';
import { factTitle } from '../domain/requirements/fact-title.ts';
import {
  UNKNOWN,
  generalFact,
  rowPath,
  type RequirementFact,
} from '../domain/requirements/requirement.ts';
import { stateName, type StateCode } from '../domain/us-states.ts';
import type { BondFile } from './schemas/bond.ts';
import type { Source } from './schemas/figures.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';

/** The facts that say whether a bond is required and for how much. The others are part of the law. */
const AMOUNT_FACTS: readonly RequirementFact[] = ['required', 'amount', 'proposed'];

/** The facts about time. A bond's page leads to them; it does not repeat them or their sources. */
const TIME_FACTS: readonly RequirementFact[] = ['deadline', 'term'];

type StateEntryFile = NonNullable<BondFile['states'][StateCode]>;

/** A state's entry of a bond, with what the law requires there. */
export type StateEntry = StateEntryFile & {
  /** False when this state requires no such bond. Missing when it is unknown. */
  required?: boolean;
  /** The amount, if the law fixes a single one. */
  amount?: Cents;
  /** What the law of this state says, a sentence per fact. */
  law?: { fact: RequirementFact; sentence: string; source: Source; row: string }[];
  /** The address of the row that says the amount, or that no bond is required. */
  amountRow?: string;
  /** True when the row of the amount has the value `unknown`. */
  isAmountUnknown?: boolean;
  /** The rows of the other facts that have no sentence, except those about time. */
  lawRows?: RowLink[];
};

/** A bond file with the facts that `content/requirements` has about it. */
export type BondWithRequirements = Omit<
  BondFile,
  'states' | 'statutoryAmount' | 'noteWithoutBond' | 'howKeptWithoutBond'
> & {
  states: Partial<Record<StateCode, StateEntry>>;
  statutoryAmount?: { amount: Cents; note: string; row: string; sources: Source[] };
};

/** Add the facts about a bond to its file. `rows` are the facts about this bond. */
export function withRequirements(
  file: BondFile,
  rows: readonly SourcedRequirement[],
): BondWithRequirements {
  const { statutoryAmount, noteWithoutBond, howKeptWithoutBond, ...bond } = file;
  const federal = generalFact(rows, 'amount');

  return {
    ...bond,
    states: Object.fromEntries(
      statesOf(file, rows).map((state) => {
        const entry = toEntry(file.states[state], rows, state);

        return [
          state,
          entry.required === false
            ? { ...unneededEntry({ noteWithoutBond, howKeptWithoutBond }, state), ...entry }
            : entry,
        ];
      }),
    ),
    ...(statutoryAmount &&
      typeof federal?.value === 'number' && {
        statutoryAmount: {
          ...statutoryAmount,
          amount: dollars(federal.value),
          row: rowPath(federal),
          sources: [federal.source],
        },
      }),
    sources: distinct([...rows.filter(isOnBondPage).map(({ source }) => source), ...file.sources]),
  };
}

/** The note and the filing words of a state that does not require the bond, as its content file words them. */
function unneededEntry(
  { noteWithoutBond, howKeptWithoutBond }: Pick<BondFile, 'noteWithoutBond' | 'howKeptWithoutBond'>,
  state: StateCode,
): Partial<StateEntry> {
  const name = stateName(state);

  return {
    ...(noteWithoutBond && { note: noteWithoutBond.replace('{state}', name) }),
    ...(howKeptWithoutBond && {
      whoFiles: 'nobody',
      howFiled: howKeptWithoutBond.replace('{state}', name),
    }),
  };
}

/**
 * Whether a bond's own page cites the fact. The page arrives in one round trip, so it leads to the rows of
 * the states, and the page of requirements cites them.
 */
function isOnBondPage({ fact, state }: SourcedRequirement): boolean {
  return state === undefined && !TIME_FACTS.includes(fact);
}

function statesOf(file: BondFile, rows: readonly SourcedRequirement[]): StateCode[] {
  const own = Object.keys(file.states) as StateCode[];

  const known = rows.filter(
    ({ fact, who, value }) => value !== UNKNOWN || (fact === 'amount' && who === undefined),
  );

  return [...new Set([...own, ...known.flatMap(({ state }) => state ?? [])])];
}

function toEntry(
  entry: StateEntryFile | undefined,
  rows: readonly SourcedRequirement[],
  state: StateCode,
): StateEntry {
  const requiredRow = generalFact(rows, 'required', state);
  const amountRow = generalFact(rows, 'amount', state);
  const required = requiredRow?.value;
  const amount = amountRow?.value;
  const shown = required === false ? requiredRow : amountRow;
  const facts = rows.filter((row) => row.state === state);
  const law = facts
    .filter(({ fact, value }) => value !== UNKNOWN && !TIME_FACTS.includes(fact))
    .flatMap((row) => {
      const { fact, detail, source } = row;

      return detail === undefined ? [] : [{ fact, sentence: detail, source, row: rowPath(row) }];
    });
  const silent = facts.filter(
    ({ fact, value, detail }) =>
      detail === undefined && value !== UNKNOWN && !TIME_FACTS.includes(fact),
  );
  const others = silent.filter((row) => row !== shown);
  // What is required of some contracts only is part of the law, and no instruction for filing.
  const amounts = facts.filter(
    ({ fact, detail }) =>
      AMOUNT_FACTS.includes(fact) && (fact !== 'required' || detail === undefined),
  );

  return {
    ...entry,
    ...(law.length > 0 && { law }),
    ...(required === false && { required }),
    ...(typeof amount === 'number' && { amount: dollars(amount) }),
    ...(shown && { amountRow: rowPath(shown) }),
    ...(amount === UNKNOWN && { isAmountUnknown: true }),
    ...(others.length > 0 && {
      lawRows: others.map((row) => ({ href: rowPath(row), label: factTitle(row) })),
    }),
    sources: distinct([...amounts.map(({ source }) => source), ...(entry?.sources ?? [])]),
  };
}

/** Sources without repetition. Two entries with the same title and citation are one source. */
function distinct(sources: readonly Source[]): Source[] {
  const keyOf = ({ title, citation, url }: Source) => JSON.stringify([title, citation, url]);

  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}
