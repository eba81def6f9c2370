import { describe, expect, it } from 'vitest';
import { DETAIL_FIELDS } from '~/domain/contractors/desk-forms';
import { largestJobsProblem } from '~/domain/contractors/largest-jobs';
import { readForm } from '~/domain/contractors/typed-form';

const JOB = 'Beaufort County; library; Beaufort, SC; $900,000; 2024; (12,500); J. Cole, clerk';

describe('the largest jobs of a company', () => {
  it.each([JOB, `${JOB}\n\n${JOB}\n${JOB}`])('have seven parts each: %s', (text) => {
    expect(largestJobsProblem(text)).toBeUndefined();
  });

  it.each([
    ['library for the county', 'write each line as owner; kind of work; place; price; year;'],
    [JOB.replace('; J. Cole, clerk', ''), 'gross profit; reference: Beaufort County'],
    [JOB.replace('J. Cole, clerk', ' '), 'write each line as'],
    [JOB.replace('$900,000', 'large'), 'write each line as'],
    [JOB.replace('$900,000', '0'), 'write each line as'],
    [JOB.replace('2024', 'last year'), 'write each line as'],
    [JOB.replace('(12,500)', 'some'), 'write each line as'],
    [`${JOB}\n${JOB}\n${JOB}\n${JOB}`, 'enter 3 jobs or fewer'],
  ])('%s is corrected', (text, problem) => {
    expect(largestJobsProblem(text)).toContain(problem);
  });

  it('and the bank are read with the form, without an account number', () => {
    const typed = {
      trades: 'Paving',
      licenses: 'none',
      largestJobs: JOB,
      bankName: 'First Bank',
      bankLine: '500,000',
      bankDrawn: '0',
      bankExpires: '06/30/2027',
      bankSecured: 'yes',
    };
    const read = readForm(DETAIL_FIELDS, typed);

    expect(read).toMatchObject({
      ok: true,
      value: {
        bankLine: 50_000_000,
        bankDrawn: 0,
        bankExpires: '2027-06-30',
        bankSecured: 'yes',
        largestJobs: JOB,
      },
    });
  });
});
