/**
 * The table of states on a bond's page: whether the bond is required, for what amount, and who
 * files it how.
 */
import { formatWholeMoney, type Cents } from '../money.ts';
import type { OwnForm } from '../papers/bond-form.ts';
import { filerWords, type Filer, type FilingMethod } from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';
import type { BondCategory } from './bond-types.ts';
import { ownFormWords } from './own-form.ts';

/** A figure of the law in a note: an amount, a percentage or a time. */
const FIGURE = /\$\d|\d ?%|\d days/;

/** The filing facts in a bond's content. The entry of a state contains the differences. */
export type FiledBond = {
  category: BondCategory;
  usualInState: { required: string; amount: string };
  statutoryAmount?: { amount: Cents; note: string; row?: string } | undefined;
  whoFiles: Filer;
  states: Partial<Record<StateCode, StateEntry>>;
  /** The forms that courts and agencies require in place of ours. */
  ownForms?: Partial<Record<StateCode, Pick<OwnForm, 'number' | 'office'>>>;
};

type StateEntry = {
  required?: boolean | undefined;
  amount?: Cents | undefined;
  limits?: { min: Cents; max: Cents } | undefined;
  whoFiles?: Filer | undefined;
  howFiled?: string | undefined;
  note?: string | undefined;
  /** What the law of the state says, a sentence per fact. */
  law?: readonly { sentence: string; row?: string }[] | undefined;
  amountRow?: string | undefined;
  isAmountUnknown?: boolean | undefined;
  lawRows?: readonly RowLink[] | undefined;
};

/** A row of `content/requirements`, as a link with its name: "Amount, motorcycle dealers". */
export type RowLink = { href: string; label: string };

/** The filing facts of a state for a family of bonds, when the bond is filed as its family. */
export type FamilyFiling = { channel: FilingMethod; whoFiles: Filer; how: string };

/** One row of the table of states. */
export type StateRow = {
  state: StateCode;
  /** True when only the bond's usual values are known. */
  isUsual: boolean;
  /** "Yes", "Not required", or the bond's usual value. */
  required: string;
  isRequired: boolean;
  /** An amount of money, or what determines it. */
  amount: string;
  /** The amount that the law fixes, if any. */
  fixedAmount?: Cents | undefined;
  /** The address of the row that says the amount, or that no bond is required. */
  amountRow?: string | undefined;
  /** The rows of the law that no note repeats. */
  lawRows: readonly RowLink[];
  /** The address of the row behind each note that is a sentence of the law or carries its figure. */
  noteRows: Readonly<Record<string, string>>;
  /** The amounts that we write here, if they differ from the bond's own. */
  limits?: { min: Cents; max: Cents } | undefined;
  whoFiles: string;
  channel?: FilingMethod | undefined;
  /** The filing instructions for this state, if they differ from the usual ones. */
  howFiled?: string | undefined;
  /** Sentences about filing and about the amount. */
  notes: string[];
};

/** The row of one state. */
export function toStateRow(bond: FiledBond, state: StateCode, family?: FamilyFiling): StateRow {
  const entry = bond.states[state] ?? {};
  if (entry.required === false) return toUnneededRow(state, entry);

  const fixedAmount = entry.amount ?? bond.statutoryAmount?.amount;
  const filer = entry.whoFiles ?? family?.whoFiles ?? bond.whoFiles;
  const howFiled = entry.howFiled ?? family?.how;
  const ownForm = bond.ownForms?.[state];

  return {
    state,
    isUsual: [bond.states[state], family, ownForm].every((rule) => rule === undefined),
    required: entry.amount === undefined ? bond.usualInState.required : 'Yes',
    isRequired: true,
    amount: amountWords(fixedAmount, entry, bond),
    fixedAmount,
    amountRow:
      entry.amountRow ?? (fixedAmount === undefined ? undefined : bond.statutoryAmount?.row),
    lawRows: entry.lawRows ?? [],
    noteRows: noteRowsOf(entry, state),
    limits: entry.limits,
    whoFiles: filerWords(filer, bond.category),
    channel: family?.channel,
    howFiled,
    notes: [entry.note, ...lawOf(entry), ownForm && ownFormWords(ownForm, state), howFiled].filter(
      (note) => note !== undefined,
    ),
  };
}

/** The amount of a state in words. An unknown amount is shown as unknown, never as the bond's usual amount. */
function amountWords(
  fixed: Cents | undefined,
  { isAmountUnknown }: StateEntry,
  { usualInState }: FiledBond,
): string {
  if (fixed !== undefined) return formatWholeMoney(fixed);

  return isAmountUnknown ? 'Unknown' : usualInState.amount;
}

/** The row of a state that does not require the bond. */
function toUnneededRow(state: StateCode, entry: StateEntry): StateRow {
  return {
    state,
    isUsual: false,
    required: 'Not required',
    isRequired: false,
    amount: 'None',
    amountRow: entry.amountRow,
    lawRows: entry.lawRows ?? [],
    noteRows: noteRowsOf(entry, state),
    whoFiles: 'Nothing to file',
    notes: [entry.note, ...lawOf(entry)].filter((text) => text !== undefined),
  };
}

function noteRowsOf(entry: StateEntry, state: StateCode): StateRow['noteRows'] {
  const { law = [], note, howFiled } = entry;
  const place = rowsOfState(entry, state);
  const figures = [note, howFiled].filter((text) => text !== undefined && FIGURE.test(text));

  return {
    ...(place !== undefined && Object.fromEntries(figures.map((text) => [text, place]))),
    ...Object.fromEntries(law.flatMap(({ sentence, row }) => (row ? [[sentence, row]] : []))),
  };
}

/** The place on the page of requirements that lists the rows of a state. */
function rowsOfState(entry: StateEntry, state: StateCode): string | undefined {
  const { law = [], amountRow, lawRows = [] } = entry;
  const row = amountRow ?? law.find((fact) => fact.row !== undefined)?.row ?? lawRows[0]?.href;

  return row?.replace(/#.*$/, `#${state.toLowerCase()}`);
}

function lawOf({ law = [] }: StateEntry): string[] {
  return law.map(({ sentence }) => sentence);
}
