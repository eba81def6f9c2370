import { describe, expect, it } from 'vitest';
import { evidenceOf } from '~/domain/requirements/requirement';
import { readRequirements } from '../tools/catalogue/read-content.ts';

/**
 * Values whose sentence we could not read. Their page and the data say so. Take a row out of this list when
 * it gets its quote. Don't add a row: quote the sentence, or leave the figure out.
 */
const UNREAD: readonly string[] = [
  'auto-dealer-il-amount-dealers-in-manufactured-homes',
  'auto-dealer-pa-amount-full-agents',
  'court-filing-pa-court',
  'court-filing-sc-court',
  'executor-personal-representative-co-required-estates-in-which-someone-demands-a-bond',
  'freight-broker-bmc-84-us-deadline-to-restore-the-security',
  'notary-fl-amount',
  'notary-nj-required',
  'notary-pa-proposed',
  'performance-bond-fl-threshold-local-public-work-if-the-body-exempts-smaller-contracts',
];

const rows = readRequirements();

describe('every row', () => {
  it('quotes its sentence or says that nobody knows, except for these', () => {
    const unread = rows.filter((row) => evidenceOf(row) === 'unread').map(({ id }) => id);

    expect(unread.sort()).toEqual([...UNREAD].sort());
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
