/** Cases of the bonding line about figures that an underwriter has not read, and indemnities. Run with {@link LINE_CASES}. */
import { MILLION } from './line-account.ts';
import { LINE_CASES, type LineCase } from './line-cases.ts';

const HALF = { conditions: { minPriorJobPercent: 50 } };

const READ_CASES: readonly LineCase[] = [
  {
    name: 'nobody has read the statement',
    account: { statement: { asOf: '2025-12-31', staleAfter: '2027-03-31', isRead: false } },
    price: 1,
    stops: [{ rule: 'statement-unread', allowed: null, found: 20_453 }],
  },
  {
    name: 'nobody has read the statement, which is stale',
    account: { statement: { asOf: '2025-08-22', staleAfter: '2026-11-22', isRead: false } },
    price: 1,
    stops: [
      { rule: 'statement-unread', allowed: null, found: 20_322 },
      { rule: 'statement-stale', allowed: null, found: null },
    ],
  },
  {
    name: 'the largest job that was read is half of the price',
    line: HALF,
    account: { largestJob: MILLION, largestJobRead: MILLION / 2 },
    price: MILLION,
    stops: [],
  },
  {
    name: 'the largest job is large enough, but the one that was read is not',
    line: HALF,
    account: { largestJob: MILLION, largestJobRead: MILLION / 2 - 1 },
    price: MILLION,
    stops: [{ rule: 'prior-job-unread', allowed: null, found: MILLION }],
  },
  {
    name: 'the contractor lowered the largest job below the one that was read',
    line: HALF,
    account: { largestJob: MILLION / 2 - 1, largestJobRead: MILLION },
    price: MILLION,
    stops: [{ rule: 'prior-job', allowed: 50, found: MILLION / 2 - 1 }],
  },
  {
    name: 'nobody has read about the largest job, and the line does not look at it',
    account: { largestJobRead: 0 },
    price: MILLION,
    stops: [],
  },
];

const INDEMNITY_CASES: readonly LineCase[] = [
  {
    name: 'somebody who was asked has not signed the indemnity',
    account: { unsigned: 1 },
    price: 1,
    stops: [{ rule: 'indemnity-unsigned', allowed: 0, found: 1 }],
  },
  {
    name: 'two have not signed, the review is overdue, and nobody has read the statement',
    line: { reviewOn: '2026-11-22' },
    account: {
      unsigned: 2,
      statement: { asOf: '2025-12-31', staleAfter: '2027-03-31', isRead: false },
    },
    price: 1,
    stops: [
      { rule: 'review-due', allowed: null, found: null },
      { rule: 'indemnity-unsigned', allowed: 0, found: 2 },
      { rule: 'statement-unread', allowed: null, found: 20_453 },
    ],
  },
];

/** Every case of the line, judged on `CASE_DAY`. */
export const ALL_LINE_CASES: readonly LineCase[] = [
  ...LINE_CASES,
  ...READ_CASES,
  ...INDEMNITY_CASES,
];
