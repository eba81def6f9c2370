import { isStateCode, type StateCode } from '../us-states.ts';

/** The position of a state on the tile map, counted from 1 at the upper left. */
export type Tile = { code: StateCode; column: number; row: number };

/** The country as equal squares, each state close to its neighbors. */
const ROWS = [
  'AK .  .  .  .  .  .  .  .  .  ME',
  '.  .  .  .  .  .  .  .  .  VT NH',
  'WA ID MT ND MN WI MI .  NY MA RI',
  'OR NV WY SD IA IL IN OH PA NJ CT',
  'CA UT CO NE MO KY WV VA MD DE .',
  '.  AZ NM KS AR TN NC SC .  .  .',
  '.  .  .  OK LA MS AL GA .  .  .',
  'HI .  .  TX .  .  .  .  FL .  .',
];

/** The 50 states, row by row from the upper left, which is also their tab order. */
export const TILE_GRID: readonly Tile[] = ROWS.flatMap((line, row) =>
  line
    .split(/ +/)
    .flatMap((code, column) =>
      isStateCode(code) ? [{ code, column: column + 1, row: row + 1 }] : [],
    ),
);
