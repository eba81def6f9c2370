import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WIP_ROWS, pasteWip, WIP_COLUMNS } from '~/domain/contractors/paste-wip';
import { WIP_TEMPLATE, wipCsv } from '~/domain/contractors/wip-csv';
import { WIP_ROW } from '../../../support/line-account.ts';

const LINE = 'W-1\tSchool\tCounty\t$1,100,000.00\t1,000,000\t400000\t500,000.00\tYes';

const line = (change: Partial<Record<number, string>>) =>
  LINE.split('\t')
    .map((cell, index) => change[index] ?? cell)
    .join('\t');

const paste = (text: string) => pasteWip(text, '2026-11-29');

describe('pasteWip', () => {
  it('reads jobs without a line of headings, and blank lines do not count', () => {
    expect(paste(`\r\n${LINE}\r\n\n`)).toEqual({
      rows: [WIP_ROW],
      stated: undefined,
      problems: [],
    });
  });

  it('reads an empty text as nothing', () => {
    expect(paste(' \n')).toEqual({ rows: [], stated: undefined, problems: [] });
  });

  it('reads columns in the order of the headings, and drops columns that it does not know', () => {
    const text = [
      'Project\tJob #\tRevised contract\tCustomer\tEstimated total cost\tCost to date\tBillings to date\tBillings\tPM',
      'School\tW-1\t1,100,000\tCounty\t1,000,000\t400,000\t500,000\t7\tAnn',
    ].join('\n');

    expect(paste(text).rows).toEqual([{ ...WIP_ROW, isBonded: false }]);
  });

  it('reads when a job starts and ends, in the usual order and under headings', () => {
    const days = { start: '2026-03-01', end: '2027-06-30' };

    expect(paste(`${LINE}\t03/01/2026\t2027-06-30`).rows).toEqual([{ ...WIP_ROW, ...days }]);
    expect(paste(`${LINE}\t3/1/26\tJune 30, 2027`).rows).toEqual([{ ...WIP_ROW, ...days }]);
    expect(paste(`${LINE}\t\t6/30/2027`).rows).toEqual([{ ...WIP_ROW, end: days.end }]);
    for (const [start, end] of [
      ['Start', 'End'],
      ['Start date', 'Estimated completion date'],
      ['Begins', 'Finish'],
    ]) {
      const headings = [...Object.values(WIP_COLUMNS).slice(0, 8), start, end].join('\t');

      expect(paste(`${headings}\n${LINE}\t3/1/2026\t6/30/2027`).rows).toEqual([
        { ...WIP_ROW, ...days },
      ]);
    }
  });

  it('reads the schedule that the desk exports', () => {
    const row = { ...WIP_ROW, start: '2026-03-01', end: '2027-06-30' };

    expect(paste(wipCsv([row]).replaceAll(',', '\t')).rows).toEqual([row]);
  });

  it('reads a job that is filled in under the headings of the template', () => {
    const job = `${LINE}\t3/1/2026\t6/30/2027`;
    const days = { start: '2026-03-01', end: '2027-06-30' };

    expect(paste(WIP_TEMPLATE.replaceAll(',', '\t') + job)).toEqual({
      rows: [{ ...WIP_ROW, ...days }],
      stated: undefined,
      problems: [],
    });
  });

  it('reads quoted cells', () => {
    expect(paste(line({ 1: '"The ""old"" school"' })).rows[0]?.name).toBe('The "old" school');
  });

  it('reads the totals of the sheet, which are no job', () => {
    const total = 'Grand total\t\t\t1,100,000\t1,000,000\t400,000\t500,000\t';

    expect(paste(`${LINE}\n${total}`)).toMatchObject({
      rows: [WIP_ROW],
      stated: { price: 110_000_000, estimate: 100_000_000, cost: 40_000_000, billed: 50_000_000 },
    });
  });

  it.each([
    ['an amount that is missing', line({ 3: '' }), 'Contract price is missing'],
    ['a line that is too short', 'W-1\tSchool', 'Contract price is missing'],
    ['a word for an amount', line({ 4: 'n/a' }), 'Estimated cost is not an amount: n/a'],
    ['a negative amount in parentheses', line({ 5: '(1,000)' }), 'Cost to date is negative'],
    ['a word for a day', `${LINE}\tsoon`, 'Start is not a date such as 11/20/2026: soon'],
    [
      'a day that does not exist',
      `${LINE}\t\t02/30/2026`,
      'End is not a date such as 11/20/2026: 02/30/2026',
    ],
    ['an end before its start', `${LINE}\t03/02/2026\t03/01/2026`, 'The end is before the start'],
    ['no job number', line({ 0: '' }), 'Job number is missing'],
    [
      'a long job number',
      line({ 0: 'x'.repeat(41) }),
      'Use 40 characters or fewer for the job number',
    ],
    ['no name', line({ 1: '' }), 'The name of the job is missing'],
    ['a long owner', line({ 2: 'x'.repeat(201) }), 'Use 200 characters or fewer for job and owner'],
    [
      'a tax ID',
      line({ 2: ['57', '1234567'].join('-') }),
      'Leave out Social Security, tax ID and card numbers',
    ],
  ])('names the line with %s', (_, text, message) => {
    expect(paste(`${line({ 0: 'W-0' })}\n\n${text}`).problems).toEqual([{ line: 3, message }]);
  });

  it('names a job number that is on an earlier line', () => {
    expect(paste(`${LINE}\n${LINE}`).problems).toEqual([
      { line: 2, message: 'Job number W-1 is on an earlier line' },
    ]);
  });

  it('takes a limited number of jobs, and at least one', () => {
    const many = Array.from({ length: MAX_WIP_ROWS + 1 }, (_, index) => line({ 0: `W-${index}` }));

    expect(paste(many.join('\n')).problems).toEqual([
      { line: 1, message: 'Paste 500 jobs or fewer' },
    ]);
    expect(paste(Object.values(WIP_COLUMNS).join('\t')).problems).toEqual([
      { line: 1, message: 'Paste at least one job' },
    ]);
  });

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('\t', '\n', '1', ',', '(', ')', '"', 'total', 'x') }),
        (text) => {
          const { rows, problems } = paste(text);

          expect(rows.length + problems.length).toBeLessThanOrEqual(text.split('\n').length + 1);
        },
      ),
    );
  });
});

describe('wipCsv', () => {
  it('writes the schedule with its figures and a line of totals', () => {
    const lines = wipCsv(
      [{ ...WIP_ROW, start: '2026-03-01' }],
      [{ ...WIP_ROW, estimate: 95_000_000 }],
    ).split('\r\n');

    expect(lines).toEqual([
      'Job number,Job,Owner,Contract price,Estimated cost,Cost to date,Billed to date,Bonded,Start,End,Percent complete,Earned revenue,Under (over) billing,Cost to complete,Fade',
      'W-1,School,County,1100000.00,1000000.00,400000.00,500000.00,Yes,2026-03-01,,40.00,440000.00,-60000.00,600000.00,-50000.00',
      'Total,,,1100000.00,1000000.00,400000.00,500000.00',
    ]);
  });

  it('lets no text run as a formula, and no text leave its cell', () => {
    const csv = wipCsv([
      { ...WIP_ROW, number: '=1+1', name: '@sum, "x"', owner: '-2', isBonded: false },
    ]);

    expect(csv.split('\r\n')[1]).toMatch(/^'=1\+1,"'@sum, ""x""",'-2,.*,No,.*,$/);
  });
});
