/** Cases of the bonding line. The unit tests and the database tests run the same list, so both sides give one answer. */
import type { BidProject, Line, LineAccount, LineStop } from '~/domain/contractors/line-stops';
import type { HeldProject } from '~/domain/contractors/line-used';
import { CASE_DAY, MILLION, readSchedule, WIP_ROW } from './line-account.ts';

const held = (change: Partial<HeldProject>): HeldProject => ({
  number: 'H-1',
  stage: 'approved',
  estimate: 90_000_000,
  bid: MILLION,
  ...change,
});

export type LineCase = {
  name: string;
  line?: Partial<Line> | null;
  account?: Partial<LineAccount>;
  project?: Partial<BidProject>;
  price: number;
  stops: LineStop[];
};

const plain = (rule: LineStop['rule']): LineStop[] => [{ rule, allowed: null, found: null }];

const aggregateStop = (allowed: number, found: number): LineStop[] => [
  { rule: 'aggregate-limit', allowed, found },
];

export const LINE_CASES: readonly LineCase[] = [
  { name: 'a bid at the single limit is inside', price: 2 * MILLION, stops: [] },
  {
    name: 'a cent above the single limit is not',
    price: 2 * MILLION + 1,
    stops: [{ rule: 'single-limit', allowed: 2 * MILLION, found: 2 * MILLION + 1 }],
  },
  { name: 'there is no line', line: null, price: 1, stops: plain('no-line') },
  {
    name: 'the line is suspended',
    line: { isSuspended: true },
    price: 1,
    stops: plain('line-suspended'),
  },
  {
    name: 'the line starts tomorrow',
    line: { effectiveOn: '2026-11-24' },
    price: 1,
    stops: plain('line-not-effective'),
  },
  { name: 'the line starts today', line: { effectiveOn: CASE_DAY }, price: 1, stops: [] },
  {
    name: 'the review was due yesterday',
    line: { reviewOn: '2026-11-22' },
    price: 1,
    stops: plain('review-due'),
  },
  { name: 'the review is due today', line: { reviewOn: CASE_DAY }, price: 1, stops: [] },
  {
    name: 'there is no statement',
    account: { statement: undefined },
    price: 1,
    stops: plain('no-statement'),
  },
  {
    name: 'the statement went stale yesterday',
    account: { statement: { asOf: '2025-08-22', staleAfter: '2026-11-22', isRead: true } },
    price: 1,
    stops: plain('statement-stale'),
  },
  {
    name: 'the statement goes stale today',
    account: { statement: { asOf: '2025-08-23', staleAfter: CASE_DAY, isRead: true } },
    price: 1,
    stops: [],
  },
  {
    name: 'the statement is a day older than the line allows',
    line: { conditions: { maxStatementDays: 326 } },
    price: 1,
    stops: [{ rule: 'statement-old', allowed: 326, found: 327 }],
  },
  {
    name: 'the statement is as old as the line allows',
    line: { conditions: { maxStatementDays: 327 } },
    price: 1,
    stops: [],
  },
  {
    name: 'a bid takes exactly what is free',
    account: { projects: [held({ stage: 'low', bid: 4 * MILLION })] },
    price: MILLION,
    stops: [],
  },
  {
    name: 'a bid takes a cent more than what is free',
    account: { projects: [held({ stage: 'bid-issued', bid: 4 * MILLION })] },
    price: MILLION + 1,
    stops: aggregateStop(MILLION, MILLION + 1),
  },
  {
    name: 'nothing is free, and less than nothing counts as nothing',
    account: { projects: [held({ stage: 'reinstated', bid: 6 * MILLION })] },
    price: 1,
    stops: aggregateStop(0, 1),
  },
  {
    name: 'a signed job holds its cost until a schedule lists it',
    account: { projects: [held({ stage: 'awarded', estimate: 4 * MILLION, bid: 5 * MILLION })] },
    price: MILLION + 1,
    stops: aggregateStop(MILLION, MILLION + 1),
  },
  {
    name: 'a job on the schedule holds its remaining cost, and is not counted twice',
    account: {
      projects: [
        held({ stage: 'finals-issued', number: 'W-1', estimate: 5 * MILLION, bid: 5 * MILLION }),
      ],
      schedules: readSchedule({ ...WIP_ROW, estimate: 4 * MILLION, cost: MILLION }),
    },
    price: 2 * MILLION,
    stops: [],
  },
  {
    name: 'a job whose cost passed its estimate holds nothing',
    account: { schedules: readSchedule({ ...WIP_ROW, estimate: 4 * MILLION, cost: 5 * MILLION }) },
    price: 2 * MILLION,
    stops: [],
  },
  {
    name: 'closed, lost and considered projects hold nothing',
    account: {
      projects: (['closed', 'lost', 'not-low', 'considering'] as const).map((stage) =>
        held({ number: stage, stage, bid: 5 * MILLION }),
      ),
    },
    price: 2 * MILLION,
    stops: [],
  },
  {
    name: 'a line for bonded work leaves unbonded jobs out',
    line: { basis: 'bonded' },
    account: {
      schedules: readSchedule(
        { ...WIP_ROW, number: 'W-2', estimate: 9 * MILLION, cost: 0, isBonded: false },
        { ...WIP_ROW, estimate: 4 * MILLION, cost: 0 },
      ),
    },
    price: MILLION + 1,
    stops: aggregateStop(MILLION, MILLION + 1),
  },
  {
    name: 'a line by penal sums counts prices of bonded jobs and final prices',
    line: { basis: 'penal-sums' },
    account: {
      projects: [
        held({ stage: 'awarded', bid: MILLION, finalPrice: 2 * MILLION }),
        held({ number: 'H-2', stage: 'awarded', bid: MILLION }),
      ],
      schedules: readSchedule(
        { ...WIP_ROW, number: 'W-2', isBonded: false, price: 9 * MILLION },
        { ...WIP_ROW, price: MILLION, cost: WIP_ROW.estimate },
      ),
    },
    price: MILLION + 1,
    stops: aggregateStop(MILLION, MILLION + 1),
  },
  {
    name: 'the state is on the list',
    line: { conditions: { states: ['NC', 'SC'] } },
    price: 1,
    stops: [],
  },
  {
    name: 'the state is not on the list',
    line: { conditions: { states: ['NC'] } },
    price: 1,
    stops: plain('state'),
  },
  {
    name: 'the kind of work is not on the list',
    line: { conditions: { kinds: ['civil'] } },
    price: 1,
    stops: plain('kind'),
  },
  {
    name: 'the job is a day too long',
    line: { conditions: { maxDurationDays: 180 } },
    price: 1,
    stops: [{ rule: 'duration', allowed: 180, found: 181 }],
  },
  {
    name: 'the job is as long as the line allows',
    line: { conditions: { maxDurationDays: 181 } },
    price: 1,
    stops: [],
  },
  {
    name: 'the end of the job is unknown',
    line: { conditions: { maxDurationDays: 180 } },
    project: { endsOn: undefined },
    price: 1,
    stops: [{ rule: 'duration', allowed: 180, found: null }],
  },
  {
    name: 'the damages are a cent too high',
    line: { conditions: { maxDamagesPerDay: 49_999 } },
    price: 1,
    stops: [{ rule: 'damages', allowed: 49_999, found: 50_000 }],
  },
  {
    name: 'the damages are as high as the line allows',
    line: { conditions: { maxDamagesPerDay: 50_000 } },
    price: 1,
    stops: [],
  },
  {
    name: 'the largest job is too small for the price',
    line: { conditions: { minPriorJobPercent: 50 } },
    account: { largestJob: 99_999_999 },
    price: 2 * MILLION,
    stops: [{ rule: 'prior-job', allowed: 50, found: 99_999_999 }],
  },
  {
    name: 'the largest job is just large enough',
    line: { conditions: { minPriorJobPercent: 50 } },
    price: 2 * MILLION,
    stops: [],
  },
  {
    name: 'every other stop is told at once, in order',
    line: { conditions: { noOwnersForm: true, noTakeover: true } },
    project: {
      form: 'owner',
      isTakeover: true,
      isHazardous: true,
      hasDesign: true,
      guaranteesEfficiency: true,
    },
    price: 1,
    stops: (['owners-form', 'takeover', 'hazardous', 'design', 'efficiency'] as const).flatMap(
      plain,
    ),
  },
  {
    name: 'conditions that allow everything stop nothing',
    line: { conditions: { noOwnersForm: false, noTakeover: false } },
    project: { form: 'owner', isTakeover: true },
    price: 1,
    stops: [],
  },
];
