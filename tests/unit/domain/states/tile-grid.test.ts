import { describe, expect, it } from 'vitest';
import { TILE_GRID } from '~/domain/states/tile-grid';
import { STATE_CODES, type StateCode } from '~/domain/us-states';

const tile = (code: StateCode) => {
  const found = TILE_GRID.find((entry) => entry.code === code);
  if (!found) throw new Error(`No tile for ${code}`);

  return found;
};

describe('the tile map', () => {
  it('has each of the 50 states once', () => {
    expect(TILE_GRID.map(({ code }) => code).sort()).toEqual([...STATE_CODES].sort());
  });

  it('has at most one state per place, within eleven columns and eight rows', () => {
    const places = TILE_GRID.map(({ column, row }) => `${column}/${row}`);

    expect(new Set(places).size).toBe(TILE_GRID.length);
    expect(Math.max(...TILE_GRID.map(({ column }) => column))).toBe(11);
    expect(Math.max(...TILE_GRID.map(({ row }) => row))).toBe(8);
  });

  it('reads from the upper left to the lower right', () => {
    const order = TILE_GRID.map(({ column, row }) => row * 100 + column);

    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each([
    ['WA', 'OR'],
    ['ND', 'SD'],
    ['NC', 'GA'],
    ['NY', 'PA'],
  ] as const)('keeps %s north of %s', (north, south) => {
    expect(tile(north).row).toBeLessThan(tile(south).row);
  });

  it.each([
    ['CA', 'UT'],
    ['TN', 'NC'],
    ['AL', 'GA'],
    ['NV', 'CO'],
  ] as const)('keeps %s west of %s', (west, east) => {
    expect(tile(west).column).toBeLessThan(tile(east).column);
  });
});
