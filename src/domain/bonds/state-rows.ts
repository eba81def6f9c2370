/** What a bond's page says of each state: whether it is asked for, how much, and who files it how. */
import { formatWholeMoney, type Cents } from '../money.ts';
import { filerWords, type Filer, type FilingMethod } from '../states/filing.ts';
import type { StateCode } from '../us-states.ts';

/** What a bond's content says of filing; the entry of a state holds what differs there. */
export type FiledBond = {
  usualInState: { required: string; amount: string };
  statutoryAmount?: { amount: Cents; note: string } | undefined;
  whoFiles: Filer;
  states: Partial<Record<StateCode, StateEntry>>;
};

type StateEntry = {
  required?: boolean | undefined;
  amount?: Cents | undefined;
  limits?: { min: Cents; max: Cents } | undefined;
  whoFiles?: Filer | undefined;
  howFiled?: string | undefined;
  note?: string | undefined;
};

/** How a state takes this family of bonds, where the bond goes the way of its family. */
export type FamilyFiling = {
  channel: FilingMethod;
  whoFiles: Filer;
  how: string;
};

/** One line of the table of states. */
export type StateRow = {
  state: StateCode;
  /** True where nothing but the bond's usual words is known. */
  isUsual: boolean;
  /** "Yes", "Not required", or the bond's usual words. */
  required: string;
  isRequired: boolean;
  /** An amount of money, or what sets it. */
  amount: string;
  /** The amount the law fixes, where there is one. */
  fixedAmount?: Cents | undefined;
  /** Amounts we write here, where they differ from the bond's own. */
  limits?: { min: Cents; max: Cents } | undefined;
  whoFiles: string;
  channel?: FilingMethod | undefined;
  /** How it is filed there, where that is known apart from the usual. */
  howFiled?: string | undefined;
  /** Sentences on filing there and on what the amount depends on. */
  notes: string[];
};

/** The line of one state. */
export function toStateRow(bond: FiledBond, state: StateCode, family?: FamilyFiling): StateRow {
  const entry = bond.states[state] ?? {};
  if (entry.required === false) return toUnneededRow(state, entry);

  const fixedAmount = entry.amount ?? bond.statutoryAmount?.amount;
  const filer = entry.whoFiles ?? family?.whoFiles ?? bond.whoFiles;
  const howFiled = entry.howFiled ?? family?.how;

  return {
    state,
    isUsual: bond.states[state] === undefined && family === undefined,
    required: entry.amount === undefined ? bond.usualInState.required : 'Yes',
    isRequired: true,
    amount: fixedAmount === undefined ? bond.usualInState.amount : formatWholeMoney(fixedAmount),
    fixedAmount,
    limits: entry.limits,
    whoFiles: filerWords(filer),
    channel: family?.channel,
    howFiled,
    notes: [entry.note, howFiled].filter((note) => note !== undefined),
  };
}

/** The line of a state that asks for no such bond. */
function toUnneededRow(state: StateCode, { note }: StateEntry): StateRow {
  return {
    state,
    isUsual: false,
    required: 'Not required',
    isRequired: false,
    amount: 'None',
    whoFiles: 'Nothing to file',
    notes: [note].filter((text) => text !== undefined),
  };
}
