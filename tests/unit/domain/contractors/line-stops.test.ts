import { describe, expect, it } from 'vitest';
import { canBidTogether, lineStops, readStops } from '~/domain/contractors/line-stops';
import { lineUse } from '~/domain/contractors/line-used';
import { ACCOUNT, BID_PROJECT, CASE_DAY, LINE, WIP_ROW } from '../../../support/line-account.ts';
import { ALL_LINE_CASES } from '../../../support/line-read-cases.ts';

describe('lineStops', () => {
  it.each(ALL_LINE_CASES)('$name', ({ line, account, project, price, stops }) => {
    const judged = {
      ...ACCOUNT,
      ...account,
      line: line === null ? undefined : { ...LINE, ...line },
    };

    expect(lineStops(judged, { ...BID_PROJECT, ...project }, price, CASE_DAY)).toEqual(stops);
  });
});

it('reads the stops of the database, without rules that it does not know', () => {
  const known = { rule: 'single-limit', allowed: 1, found: 2 };

  expect(readStops([known, { rule: 'of-tomorrow' }, {}, null, 'state'])).toEqual([known]);
  expect(readStops(undefined)).toEqual([]);
});

it('counts what a project holds itself as free for it', () => {
  const held = (number: string, bid: number) =>
    ({ number, stage: 'low', estimate: 1, bid }) as const;
  const account = {
    ...ACCOUNT,
    line: LINE,
    projects: [held('H-1', 400_000_000), held(BID_PROJECT.number, 100_000_000)],
  };

  expect(lineStops(account, BID_PROJECT, 100_000_000, CASE_DAY)).toEqual([]);
  expect(lineStops(account, BID_PROJECT, 100_000_001, CASE_DAY)).toMatchObject([
    { rule: 'aggregate-limit', allowed: 100_000_000 },
  ]);
});

describe('lineUse', () => {
  it('names the parts of the line in use', () => {
    const project = { number: 'P-1', estimate: 200 };

    expect(
      lineUse(
        'all-work',
        [
          { ...project, stage: 'low', bid: 300 },
          { ...project, stage: 'awarded', bid: 300 },
          { ...project, stage: 'approved' },
        ],
        { asOf: CASE_DAY, rows: [{ ...WIP_ROW, estimate: 10, cost: 4 }] },
      ),
    ).toEqual({ started: 6, signed: 200, bids: 300, total: 506 });
  });

  it('counts nothing for a signed job by penal sums without a price', () => {
    const signed = { number: 'P', stage: 'awarded', estimate: 5 } as const;

    expect(lineUse('penal-sums', [signed], undefined).total).toBe(0);
  });
});

describe('canBidTogether', () => {
  const of = (number: string, estimate: number) => ({ ...BID_PROJECT, number, estimate });

  it('holds each bid that fits before it judges the next one', () => {
    const answers = canBidTogether(
      { ...ACCOUNT, projects: [{ number: 'L', stage: 'lost', estimate: 1 }] },
      [
        of('A', 200_000_000),
        of('B', 200_000_000),
        of('C', 200_000_000),
        { ...of('D', 900_000_000), bid: 100_000_000 },
      ],
      CASE_DAY,
    );

    expect(
      answers.map(({ project, stops }) => [project.number, stops.map(({ rule }) => rule)]),
    ).toEqual([
      ['A', []],
      ['B', []],
      ['C', ['aggregate-limit']],
      ['D', []],
    ]);
  });
});
