/** Cases of the bonding line about figures that an underwriter has not read, indemnities and bond forms. Run with {@link LINE_CASES}. */
import { MILLION, readSchedule, startedJob, unreadSchedule } from './line-account.ts';
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

/** A job of 4 million that the contractor closed on a day. */
const closed = (closedOn: string) => ({
  ...{ number: 'C-1', stage: 'closed' as const, estimate: 4 * MILLION, bid: 4 * MILLION },
  closedOn,
});

/** A schedule that nobody has read, after one that an underwriter read with 4 million to complete. */
const after = (...rows: ReturnType<typeof startedJob>[]) => ({
  ...readSchedule(startedJob(4 * MILLION)),
  latest: unreadSchedule(...rows),
});

const SCHEDULE_CASES: readonly LineCase[] = [
  {
    name: 'an unread schedule that uses less frees nothing',
    account: { schedules: after(startedJob(0)) },
    price: MILLION + 1,
    stops: [{ rule: 'schedule-unread', allowed: MILLION, found: 20_726 }],
  },
  {
    name: 'an unread schedule without the job that was read frees nothing',
    account: { schedules: after(startedJob(MILLION, 'W-2')) },
    price: 2 * MILLION,
    stops: [{ rule: 'schedule-unread', allowed: MILLION, found: 20_726 }],
  },
  {
    name: 'a bid that fits without an unread schedule is inside',
    account: { schedules: after(startedJob(0)) },
    price: MILLION,
    stops: [],
  },
  {
    name: 'an unread schedule that uses more counts already',
    account: { schedules: after(startedJob(5 * MILLION - 1)) },
    price: 2,
    stops: [{ rule: 'aggregate-limit', allowed: 1, found: 2 }],
  },
  {
    name: 'a bid above both schedules is told the smaller free part',
    account: { schedules: after(startedJob(3.5 * MILLION)) },
    price: 2 * MILLION,
    stops: [{ rule: 'aggregate-limit', allowed: MILLION, found: 2 * MILLION }],
  },
  {
    name: 'the read schedule uses more than the whole line, and the unread one nothing',
    account: {
      schedules: {
        ...readSchedule(startedJob(6 * MILLION)),
        latest: unreadSchedule(startedJob(0)),
      },
    },
    price: 1,
    stops: [{ rule: 'schedule-unread', allowed: 0, found: 20_726 }],
  },
  {
    name: 'a signed job that only an unread schedule lists as finished holds its cost',
    account: {
      projects: [{ number: 'W-9', stage: 'awarded', estimate: 4 * MILLION, bid: 4 * MILLION }],
      schedules: {
        ...readSchedule(startedJob(0)),
        latest: unreadSchedule(startedJob(0), startedJob(0, 'W-9')),
      },
    },
    price: MILLION + 1,
    stops: [{ rule: 'schedule-unread', allowed: MILLION, found: 20_726 }],
  },
  {
    name: 'a job that was closed after the schedule that was read holds its cost',
    account: { projects: [closed('2026-07-01')], schedules: readSchedule(startedJob(0)) },
    price: MILLION + 1,
    stops: [{ rule: 'aggregate-limit', allowed: MILLION, found: MILLION + 1 }],
  },
  {
    name: 'a closed job holds its cost without a schedule',
    account: { projects: [closed('2026-07-01')] },
    price: MILLION + 1,
    stops: [{ rule: 'aggregate-limit', allowed: MILLION, found: MILLION + 1 }],
  },
  {
    name: 'a job that was closed on the day of the schedule that was read holds nothing',
    account: { projects: [closed('2026-06-30')], schedules: readSchedule(startedJob(0)) },
    price: 2 * MILLION,
    stops: [],
  },
  {
    name: 'a job that only an unread schedule shows as closed holds its cost',
    account: {
      projects: [closed('2026-07-01')],
      schedules: { ...readSchedule(startedJob(0)), latest: unreadSchedule(startedJob(0)) },
    },
    price: MILLION + 1,
    stops: [{ rule: 'schedule-unread', allowed: MILLION, found: 20_726 }],
  },
  {
    name: 'the first schedule supports no bid until an underwriter has read it',
    account: { schedules: { latest: unreadSchedule(startedJob(0)) } },
    price: 1,
    stops: [{ rule: 'schedule-unread', allowed: null, found: 20_726 }],
  },
  {
    name: 'the first schedule is unread and uses the whole line',
    account: { schedules: { latest: unreadSchedule(startedJob(5 * MILLION)) } },
    price: 1,
    stops: [
      { rule: 'aggregate-limit', allowed: 0, found: 1 },
      { rule: 'schedule-unread', allowed: null, found: 20_726 },
    ],
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

const FORM_CASES: readonly LineCase[] = [
  {
    name: 'an owner who names no bond form is inside a line without own forms',
    line: { conditions: { noOwnersForm: true } },
    project: { form: 'none' },
    price: 1,
    stops: [],
  },
];

/** Every case of the line, judged on `CASE_DAY`. */
export const ALL_LINE_CASES: readonly LineCase[] = [
  ...LINE_CASES,
  ...READ_CASES,
  ...SCHEDULE_CASES,
  ...INDEMNITY_CASES,
  ...FORM_CASES,
];
