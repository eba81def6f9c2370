import { describe, expect, it } from 'vitest';
import type { StateRow } from '~/domain/bonds/state-rows';
import type { StateCode } from '~/domain/us-states';
import { headColumn, isGroup, toStateLines } from '~/features/products/state-lines';

function row(state: StateCode, change: Partial<StateRow> = {}): StateRow {
  return {
    state,
    isUsual: false,
    required: 'Yes',
    isRequired: true,
    amount: '$50,000',
    whoFiles: 'You',
    lawRows: [],
    noteRows: {},
    notes: ['Send it by mail.'],
    ...change,
  };
}

const usual = (state: StateCode) => row(state, { isUsual: true, notes: [] });
const unneeded = (state: StateCode) =>
  row(state, { isRequired: false, required: 'Not required', amount: 'None', notes: ['None.'] });

const labelsOf = (columns: readonly { label: string }[]) => columns.map(({ label }) => label);

describe('toStateLines', () => {
  it('states a common value once, and puts the others into columns', () => {
    const { same, columns } = toStateLines([
      row('AL', { channel: 'ORIGINAL' }),
      row('NJ', { channel: 'ORIGINAL', amount: '$10,000' }),
    ]);

    expect(labelsOf(same.map(({ column }) => column))).toEqual([
      'Required?',
      'Filing',
      'Who files',
    ]);
    expect(same[0]?.row.required).toBe('Yes');
    expect(labelsOf(columns)).toEqual(['Amount']);
  });

  it('omits the filing method when it is unknown', () => {
    const { same, columns } = toStateLines([row('AL'), row('NJ')]);

    expect(labelsOf([...same.map(({ column }) => column), ...columns])).not.toContain('Filing');
  });

  it('gives a state with its own rules a line and groups the default states', () => {
    const { lines } = toStateLines([usual('AL'), row('CT'), usual('WI')]);

    expect(lines.map(({ name, states }) => [name, states])).toEqual([
      ['Connecticut', ['CT']],
      ['The other 2 states', ['AL', 'WI']],
    ]);
    expect(lines.map(isGroup)).toEqual([false, true]);
  });

  it('puts all states on one line when none has its own rules', () => {
    expect(toStateLines([usual('AL'), usual('WI')]).lines).toMatchObject([
      { name: 'All 2 states', states: ['AL', 'WI'] },
    ]);
  });

  it('ends with the states that do not require the bond, and then shows no "Yes" for all', () => {
    const { same, columns, lines } = toStateLines([unneeded('CO'), row('TX'), unneeded('SC')]);

    expect(lines.map(({ name }) => name)).toEqual(['Texas', 'No bond in 2 states']);
    expect(lines[1]?.states).toEqual(['CO', 'SC']);
    expect(labelsOf([...same.map(({ column }) => column), ...columns])).not.toContain('Required?');
  });

  it('uses the singular for a single state, and still names it', () => {
    const { lines } = toStateLines([row('TX'), unneeded('SC')]);

    expect(lines[1]).toMatchObject({ name: 'No bond in 1 state', states: ['SC'] });
    expect(lines.map(isGroup)).toEqual([false, true]);
  });

  it('has no lines without states', () => {
    expect(toStateLines([])).toMatchObject({ same: [], lines: [] });
  });
});

describe('headColumn', () => {
  it('shows the amount beside the name, otherwise the filing method, otherwise the first column', () => {
    const head = (...rows: StateRow[]) => headColumn(toStateLines(rows).columns)?.label;

    expect(head(row('AL'), row('NJ', { required: 'Maybe', amount: '$1' }))).toBe('Amount');
    expect(
      head(
        row('AL', { channel: 'EFILE', required: 'Maybe' }),
        row('NJ', { channel: 'ORIGINAL', whoFiles: 'We do' }),
      ),
    ).toBe('Filing');
    expect(head(row('AL'), row('NJ', { whoFiles: 'We do' }))).toBe('Who files');
    expect(head(row('AL'), row('NJ'))).toBeUndefined();
  });
});
