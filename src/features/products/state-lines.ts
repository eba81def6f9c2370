import type { StateRow } from '~/domain/bonds/state-rows';
import { stateName, type StateCode } from '~/domain/us-states';

const COLUMNS = [
  { key: 'required', label: 'Required?' },
  { key: 'amount', label: 'Amount' },
  { key: 'channel', label: 'Filing' },
  { key: 'whoFiles', label: 'Who files' },
] as const;

/** A column of the table of states. */
export type StateColumn = (typeof COLUMNS)[number];

/** One line of the table: one state, or several states with the same requirements. */
export type StateLine = { name: string; states: readonly StateCode[]; row: StateRow };

/** The table of states without values that every line would repeat. */
export type StateLines = {
  /** Values that are the same in every state that requires the bond. The page shows them once, above the table. */
  same: readonly { column: StateColumn; row: StateRow }[];
  /** Columns whose values differ between states. */
  columns: readonly StateColumn[];
  /**
   * First states with rules of their own, then states with the usual rules, then states that don't require the bond.
   */
  lines: readonly StateLine[];
};

/** Arrange the requirements of the states. States keep the order of `rows`. */
export function toStateLines(rows: readonly StateRow[]): StateLines {
  const asked = rows.filter(({ isRequired }) => isRequired);
  const own = asked.filter(({ isUsual }) => !isUsual);
  const usual = asked.filter(({ isUsual }) => isUsual);
  const unneeded = rows.filter(({ isRequired }) => !isRequired);
  const [first] = asked;

  const isSame = ({ key }: StateColumn) => asked.every((row) => row[key] === first?.[key]);
  // If the last line names states that don't require the bond, a "Yes" for all states above the table would be wrong.
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

/** Combine states into one line. The line's name counts its states; the line lists them as links. */
function toGroup(rows: readonly StateRow[], words: string): StateLine[] {
  const [row] = rows;
  if (!row) return [];

  const count = rows.length === 1 ? '1 state' : `${rows.length} states`;

  return [{ name: `${words} ${count}`, states: rows.map(({ state }) => state), row }];
}

/** Whether a line covers a group of states and must therefore list them. */
export function isGroup({ row, states }: StateLine): boolean {
  return states.length > 1 || row.isUsual || !row.isRequired;
}

/** The column that a phone shows beside the state's name. */
export function headColumn(columns: readonly StateColumn[]): StateColumn | undefined {
  const [first] = columns;

  return columns.find(({ key }) => key === 'amount' || key === 'channel') ?? first;
}
