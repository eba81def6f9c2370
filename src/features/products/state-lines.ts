import type { StateRow } from '~/domain/bonds/state-rows';
import { stateName, type StateCode } from '~/domain/us-states';

const COLUMNS = [
  { key: 'required', label: 'Required?' },
  { key: 'amount', label: 'Amount' },
  { key: 'channel', label: 'Filing' },
  { key: 'whoFiles', label: 'Who files' },
] as const;

/** What is said of every state, each under its name. */
export type StateColumn = (typeof COLUMNS)[number];

/** One line of the table: a state, or several of which the same is known. */
export type StateLine = { name: string; states: readonly StateCode[]; row: StateRow };

/** The table of states without what it would repeat in every line. */
export type StateLines = {
  /** What is the same wherever the bond is asked for: said once, above the table. */
  same: readonly { column: StateColumn; row: StateRow }[];
  /** What differs from state to state. */
  columns: readonly StateColumn[];
  /** States with something of their own, then the usual ones, then those that ask for no bond. */
  lines: readonly StateLine[];
};

/** Arrange what is known of each state, in the order it comes in. */
export function toStateLines(rows: readonly StateRow[]): StateLines {
  const asked = rows.filter(({ isRequired }) => isRequired);
  const own = asked.filter(({ isUsual }) => !isUsual);
  const usual = asked.filter(({ isUsual }) => isUsual);
  const unneeded = rows.filter(({ isRequired }) => !isRequired);
  const [first] = asked;

  const isSame = ({ key }: StateColumn) => asked.every((row) => row[key] === first?.[key]);
  // The last line says who does not ask; above it "Yes" would claim too much.
  const isNews = ({ key }: StateColumn) => key !== 'required' || unneeded.length === 0;
  const same = COLUMNS.filter((column) => isSame(column) && isNews(column));

  return {
    same: first ? same.flatMap((column) => (first[column.key] ? { column, row: first } : [])) : [],
    columns: COLUMNS.filter((column) => !isSame(column)),
    lines: [
      ...own.map((row) => ({ name: stateName(row.state), states: [row.state], row })),
      ...toGroup(usual, own.length + unneeded.length > 0 ? 'The other' : 'All'),
      ...toGroup(unneeded, 'No bond in'),
    ],
  };
}

/** The states a line speaks for are one name where it has no link of its own to them. */
function toGroup(rows: readonly StateRow[], words: string): StateLine[] {
  const [row] = rows;
  if (!row) return [];

  const count = rows.length === 1 ? '1 state' : `${rows.length} states`;

  return [{ name: `${words} ${count}`, states: rows.map(({ state }) => state), row }];
}

/** Whether a line stands for several states, which it then has to name. */
export function isGroup({ row, states }: StateLine): boolean {
  return states.length > 1 || row.isUsual || !row.isRequired;
}

/** The column whose cell stands beside the state's name on a phone. */
export function headColumn(columns: readonly StateColumn[]): StateColumn | undefined {
  const [first] = columns;

  return columns.find(({ key }) => key === 'amount' || key === 'channel') ?? first;
}
