import { describe, expect, it } from 'vitest';
import { evidenceOf } from '~/domain/requirements/requirement';
import { readRequirements } from '../tools/catalogue/read-content.ts';

/**
 * Values whose sentence we could not read. Their page and the data say so. Take a row out of this list when
 * it gets its quote. Don't add a row: quote the sentence, or leave the figure out.
 */
const UNREAD: readonly string[] = [
  'appeal-supersedeas-mi-cap',
  'appeal-supersedeas-mi-formula',
  'appeal-supersedeas-pa-formula',
  'auto-dealer-ct-amount',
  'auto-dealer-ga-amount',
  'auto-dealer-il-amount-dealers-in-manufactured-homes',
  'auto-dealer-ma-amount',
  'auto-dealer-nj-amount',
  'auto-dealer-or-amount',
  'auto-dealer-or-amount-dealers-who-sell-only-motorcycles',
  'auto-dealer-pa-amount',
  'auto-dealer-pa-amount-full-agents',
  'auto-dealer-wa-amount',
  'auto-dealer-wa-amount-motorcycle-dealers',
  'contractor-license-md-amount-home-improvement-contractors-who-cannot-show-enough-net-worth',
  'contractor-license-oh-amount-contractors-whom-a-city-licenses',
  'contractor-license-or-amount-commercial-contractors-by-class-and-level',
  'contractor-license-or-amount-residential-contractors-by-class',
  'contractor-license-sc-amount-residential-builders',
  'court-filing-il-e-filing',
  'court-filing-mi-filer',
  'court-filing-pa-court',
  'court-filing-sc-court',
  'executor-personal-representative-co-required-estates-in-which-someone-demands-a-bond',
  'freight-broker-bmc-84-us-deadline-to-restore-the-security',
  'freight-broker-bmc-84-us-required',
  'notary-az-amount',
  'notary-ct-required',
  'notary-fl-amount',
  'notary-ma-required',
  'notary-nc-required',
  'notary-nj-required',
  'notary-pa-proposed',
  'notary-pa-term',
  'notary-wi-amount',
  'performance-bond-az-required-work-of-counties-cities-and-districts',
  'performance-bond-fl-threshold-local-public-work-if-the-body-exempts-smaller-contracts',
  'performance-bond-fl-threshold-state-work',
  'performance-bond-sc-required-state-construction',
  'performance-bond-sc-threshold-state-agencies-that-go-without-at-or-below',
  'performance-bond-us-threshold',
  'performance-bond-us-threshold-another-protection-of-payments',
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
