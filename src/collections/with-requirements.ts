import { dollars, type Cents } from '../domain/money.ts';
import { UNKNOWN, generalFact, type RequirementFact } from '../domain/requirements/requirement.ts';
import type { StateCode } from '../domain/us-states.ts';
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
  law?: { fact: RequirementFact; sentence: string; source: Source }[];
};

/** A bond file with the facts that `content/requirements` has about it. */
export type BondWithRequirements = Omit<BondFile, 'states' | 'statutoryAmount'> & {
  states: Partial<Record<StateCode, StateEntry>>;
  statutoryAmount?: { amount: Cents; note: string; sources: Source[] };
};

/** Add the facts about a bond to its file. `rows` are the facts about this bond. */
export function withRequirements(
  file: BondFile,
  rows: readonly SourcedRequirement[],
): BondWithRequirements {
  const { statutoryAmount, ...bond } = file;
  const federal = generalFact(rows, 'amount');

  return {
    ...bond,
    states: Object.fromEntries(
      statesOf(file, rows).map((state) => [state, toEntry(file.states[state], rows, state)]),
    ),
    ...(statutoryAmount &&
      typeof federal?.value === 'number' && {
        statutoryAmount: {
          ...statutoryAmount,
          amount: dollars(federal.value),
          sources: [federal.source],
        },
      }),
    sources: distinct([...rows.filter(isOnBondPage).map(({ source }) => source), ...file.sources]),
  };
}

/**
 * Whether a bond's own page cites the fact. The page arrives in one round trip, so
 * the page of requirements alone cites the facts about time and the states that ask for no bond.
 */
function isOnBondPage({ fact, value }: SourcedRequirement): boolean {
  return !TIME_FACTS.includes(fact) && !(fact === 'required' && value === false);
}

function statesOf(file: BondFile, rows: readonly SourcedRequirement[]): StateCode[] {
  const own = Object.keys(file.states) as StateCode[];

  const known = rows.filter(({ value }) => value !== UNKNOWN);

  return [...new Set([...own, ...known.flatMap(({ state }) => state ?? [])])];
}

function toEntry(
  entry: StateEntryFile | undefined,
  rows: readonly SourcedRequirement[],
  state: StateCode,
): StateEntry {
  const required = generalFact(rows, 'required', state)?.value;
  const amount = generalFact(rows, 'amount', state)?.value;
  const facts = rows.filter((row) => row.state === state);
  const law = facts
    .filter(({ fact, value }) => value !== UNKNOWN && !TIME_FACTS.includes(fact))
    .flatMap(({ fact, detail, source }) =>
      detail === undefined ? [] : [{ fact, sentence: detail, source }],
    );
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
    sources: distinct([...amounts.map(({ source }) => source), ...(entry?.sources ?? [])]),
  };
}

/** Sources without repetition. Two entries with the same title and citation are one source. */
function distinct(sources: readonly Source[]): Source[] {
  const keyOf = ({ title, citation, url }: Source) => JSON.stringify([title, citation, url]);

  return [...new Map(sources.map((source) => [keyOf(source), source])).values()];
}
