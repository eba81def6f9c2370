import { describe, expect, it } from 'vitest';
import { UNKNOWN, evidenceOf } from '~/domain/requirements/requirement';
import { readBonds, readRequirements, readStates } from '../tools/catalogue/read-content.ts';
import { lawFiguresIn, toPlainFigure } from '../tools/check-content/content-figures.ts';
import { toLawRows } from '../tools/check-content/law-rows.ts';

/**
 * Values whose sentence we could not read. Their page and the data say so. Take a row out of this list when
 * it gets its quote. Don't add a row: quote the sentence, or leave the figure out.
 */
const UNREAD: readonly string[] = [];

const rows = readRequirements();

describe('every row', () => {
  it('quotes its sentence or says that nobody knows, except for these', () => {
    const unread = rows.filter((row) => evidenceOf(row) === 'unread').map(({ id }) => id);

    expect(unread.sort()).toEqual([...UNREAD].sort());
  });

  it('with a value rests on a law, a court or an agency, and on no seller', () => {
    const soldOnly = rows.filter(
      ({ value, source }) => value !== UNKNOWN && source.confidence !== 'primary',
    );

    expect(soldOnly.map(({ id }) => id)).toEqual([]);
  });

  it('has a statute, rule or page, and the month of its check', () => {
    const bare = rows.filter(
      ({ source: { citation, url, verified } }) =>
        (citation ?? url) === undefined || !/^20\d\d-\d\d$/.test(verified),
    );

    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it('that is unknown says why', () => {
    const silent = rows.filter((row) => evidenceOf(row) === 'unknown' && !row.detail);

    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

describe('a figure of law', () => {
  const known = new Set(toLawRows(rows).flatMap(({ figures }) => [...figures]));
  const homeless = (texts: readonly string[], own: readonly string[] = []) =>
    texts
      .flatMap(lawFiguresIn)
      .map(toPlainFigure)
      .filter((figure) => !known.has(figure) && !own.map(toPlainFigure).includes(figure));

  it.each(readBonds().map((bond) => [bond.id, bond] as const))('has a row: %s', (_, { data }) => {
    const texts = [
      ...data.whoNeedsIt,
      ...data.howMuch,
      ...data.claims,
      ...data.release,
      ...data.questions.flatMap(({ answer }) => answer),
      ...Object.values(data.states).flatMap(({ note, howFiled }) => [note ?? '', howFiled ?? '']),
    ];

    expect(
      homeless(
        texts,
        data.figures.map(({ figure }) => figure),
      ),
    ).toEqual([]);
  });

  it('has a row in the texts of states', () => {
    const texts = readStates().flatMap(({ data }) => [
      data.court.note ?? '',
      ...data.filing.map(({ how }) => how),
    ]);

    expect(homeless(texts)).toEqual([]);
  });
});
