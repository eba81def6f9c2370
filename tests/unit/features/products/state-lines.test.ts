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
    notes: ['Send it by mail.'],
    ...change,
  };
}

const usual = (state: StateCode) => row(state, { isUsual: true, notes: [] });
const unneeded = (state: StateCode) =>
  row(state, { isRequired: false, required: 'Not required', amount: 'None', notes: ['None.'] });

const labelsOf = (columns: readonly { label: string }[]) => columns.map(({ label }) => label);

describe('toStateLines', () => {
  it('says once what is the same in every state, and leaves the rest to columns', () => {
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

  it('says nothing of the way of filing where none is known', () => {
    const { same, columns } = toStateLines([row('AL'), row('NJ')]);

    expect(labelsOf([...same.map(({ column }) => column), ...columns])).not.toContain('Filing');
  });

  it('gives a state with news its own line and lets the usual ones share the next', () => {
    const { lines } = toStateLines([usual('AL'), row('CT'), usual('WI')]);

    expect(lines.map(({ name, states }) => [name, states])).toEqual([
      ['Connecticut', ['CT']],
      ['The other 2 states', ['AL', 'WI']],
    ]);
    expect(lines.map(isGroup)).toEqual([false, true]);
  });

  it('makes one line of all states where none has news', () => {
    expect(toStateLines([usual('AL'), usual('WI')]).lines).toMatchObject([
      { name: 'All 2 states', states: ['AL', 'WI'] },
    ]);
  });

  it('ends with the states that ask for no bond, and then claims no "Yes" for all', () => {
    const { same, columns, lines } = toStateLines([unneeded('CO'), row('TX'), unneeded('SC')]);

    expect(lines.map(({ name }) => name)).toEqual(['Texas', 'No bond in 2 states']);
    expect(lines[1]?.states).toEqual(['CO', 'SC']);
    expect(labelsOf([...same.map(({ column }) => column), ...columns])).not.toContain('Required?');
  });

  it('counts a single state in the singular, and still names it', () => {
    const { lines } = toStateLines([row('TX'), unneeded('SC')]);

    expect(lines[1]).toMatchObject({ name: 'No bond in 1 state', states: ['SC'] });
    expect(lines.map(isGroup)).toEqual([false, true]);
  });

  it('has no lines without states', () => {
    expect(toStateLines([])).toMatchObject({ same: [], lines: [] });
  });
});

describe('headColumn', () => {
  it('puts the amount beside the name, or else the way of filing, or what comes first', () => {
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
