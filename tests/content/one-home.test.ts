import { describe, expect, it } from 'vitest';
import { formatWholeMoney } from '~/domain/money';
import { lawFiguresIn, toPlainFigure } from '../tools/check-content/content-figures.ts';
import { readBonds, readRequirements, readWorksheets } from '../tools/catalogue/read-content.ts';

const rows = readRequirements();
const worksheets = readWorksheets();

/** What the rows of a state say about a kind of facts, in one text. */
function saidIn(bond: string, fact: string, state: string): string {
  return rows
    .filter((row) => row.bond === bond && row.fact === fact && row.state === state)
    .map(({ who = '', detail = '', quote }) => `${who} ${detail} ${quote}`)
    .join(' ');
}

/** A number as a law writes it: 18 is "eighteen" too. */
const WORDS: Readonly<Record<number, RegExp>> = {
  18: /\b18\b|eighteen/i,
  36: /\b36\b|three years/i,
  50: /\b50\b|half|fifty/i,
};

describe('a figure that a worksheet or a bond has beside its row', () => {
  const notary = readBonds().find(({ id }) => id === 'notary');
  const terms = rows.flatMap(({ bond, fact, state, value }) =>
    bond === 'notary' && fact === 'term' && state && typeof value === 'number'
      ? [{ state, value }]
      : [],
  );

  it.each(terms)('is the same in both: the years of a notary in $state', ({ state, value }) => {
    expect(notary?.data.states[state]?.terms).toContain(value);
  });

  const probate = worksheets.flatMap((file) => (file.kind === 'probate' ? file.states : []));

  it.each(probate.filter(({ reduced }) => reduced))(
    'is the same in both: the reduced percentage of $state',
    ({ state, reduced }) => {
      const said = lawFiguresIn(saidIn('executor-personal-representative', 'formula', state));

      expect(said.map(toPlainFigure)).toContain(formatWholeMoney(reduced?.above ?? 0));
    },
  );

  it.each(probate.flatMap(({ state, months }) => (months ? [{ state, months }] : [])))(
    'is the same in both: the months of income in $state',
    ({ state, months }) => {
      expect(saidIn('executor-personal-representative', 'formula', state)).toMatch(
        WORDS[months] ?? '',
      );
    },
  );

  const appeal = worksheets.flatMap((file) => (file.kind === 'appeal' ? file.states : []));

  it.each(
    appeal.flatMap(({ state, netWorthPercent }) =>
      netWorthPercent ? [{ state, netWorthPercent }] : [],
    ),
  )('is the same in both: the share of the net worth in $state', ({ state, netWorthPercent }) => {
    const said = `${saidIn('appeal-supersedeas', 'formula', state)} ${saidIn('appeal-supersedeas', 'cap', state)}`;

    expect(said).toMatch(/net worth/i);
    expect(said).toMatch(WORDS[netWorthPercent] ?? '');
  });
});
