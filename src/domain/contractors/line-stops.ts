/**
 * Whether a bid is inside a bonding line: yes at once, or the rules that stop it. `private.line_stops` in the database
 * applies the same rules in the transaction that reserves the line; this copy shows the answer before the contractor asks.
 */
import { daysBetween } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';
import type { BondForm, LineBasis, WorkKind } from './closed-sets.ts';
import { countedUse, type HeldProject, type LineSchedules } from './line-used.ts';
import { isRecord } from '../is-record.ts';

/** The conditions that an underwriter can set. A missing one does not apply. Amounts in cents. */
export type LineConditions = {
  maxSpreadPercent?: number;
  states?: readonly string[];
  kinds?: readonly string[];
  maxDurationDays?: number;
  maxDamagesPerDay?: Cents;
  minPriorJobPercent?: number;
  noOwnersForm?: boolean;
  noTakeover?: boolean;
  maxStatementDays?: number;
  /** The ids of the indemnitors who must have signed. */
  indemnitors?: readonly string[];
};

/** The approved line of a contractor. Days are ISO 8601. */
export type Line = {
  single: Cents;
  aggregate: Cents;
  basis: LineBasis;
  conditions: LineConditions;
  effectiveOn: string;
  reviewOn: string;
  isSuspended: boolean;
};

/** A project with the facts that rules look at. */
export type BidProject = HeldProject & {
  state: StateCode;
  kind: WorkKind;
  form: BondForm;
  startsOn?: string | undefined;
  endsOn?: string | undefined;
  damagesPerDay: Cents;
  isHazardous: boolean;
  hasDesign: boolean;
  guaranteesEfficiency: boolean;
  isTakeover: boolean;
};

/**
 * The account that a bid is judged by. `statement` is the latest fiscal or interim one. The contractor types its figures,
 * the largest job and the schedules: they count once an underwriter has read them.
 */
export type LineAccount = {
  line?: Line | undefined;
  statement?: { asOf: string; staleAfter: string; isRead: boolean } | undefined;
  largestJob: Cents;
  largestJobRead: Cents;
  projects: readonly HeldProject[];
  schedules: LineSchedules;
  /** How many were asked to indemnify the surety, or are named by the line, and have not signed. */
  unsigned: number;
};

/** The rules, in the order in which the desk shows them. */
export const STOP_RULES = [
  'no-line',
  'line-suspended',
  'line-not-effective',
  'review-due',
  'indemnity-unsigned',
  'no-statement',
  'statement-unread',
  'statement-stale',
  'statement-old',
  'single-limit',
  'aggregate-limit',
  'schedule-unread',
  'state',
  'kind',
  'duration',
  'damages',
  'prior-job',
  'prior-job-unread',
  'owners-form',
  'takeover',
  'hazardous',
  'design',
  'efficiency',
] as const;

export type StopRule = (typeof STOP_RULES)[number];

/**
 * A rule that stops a bid, the most or least that it allows, and what was found: cents, days or percent. A date is the
 * number of days since `DAY_ZERO`.
 */
export type LineStop = { rule: StopRule; allowed: number | null; found: number | null };

/** The day from which stops count dates. */
export const DAY_ZERO = '1970-01-01';

/** The stops that the database stored or answered. A rule that this version of the site doesn't know is left out. */
export function readStops(stored: unknown): LineStop[] {
  return Array.isArray(stored) ? stored.flatMap((stop) => (isStop(stop) ? [stop] : [])) : [];
}

function isStop(stop: unknown): stop is LineStop {
  return isRecord(stop) && STOP_RULES.some((rule) => rule === stop['rule']);
}

/** The rules that stop a bid at this price on a day. None: the bid is inside the line. */
export function lineStops(
  account: LineAccount,
  project: BidProject,
  price: Cents,
  today: string,
): LineStop[] {
  const { line } = account;
  if (!line) return [{ rule: 'no-line', allowed: null, found: null }];
  if (line.isSuspended) return [{ rule: 'line-suspended', allowed: null, found: null }];

  return [
    ...stopIf('line-not-effective', line.effectiveOn > today),
    ...stopIf('review-due', line.reviewOn < today),
    ...stopIf('indemnity-unsigned', account.unsigned > 0, 0, account.unsigned),
    ...statementStops(account, line.conditions, today),
    ...limitStops(account, line, project, price),
    ...conditionStops(line.conditions, project, price, account),
    ...stopIf('hazardous', project.isHazardous),
    ...stopIf('design', project.hasDesign),
    ...stopIf('efficiency', project.guaranteesEfficiency),
  ];
}

function statementStops(
  { statement }: LineAccount,
  { maxStatementDays }: LineConditions,
  today: string,
): LineStop[] {
  if (!statement) return stopIf('no-statement', true);

  const age = daysBetween(statement.asOf, today);
  const day = daysBetween(DAY_ZERO, statement.asOf);

  return [
    ...stopIf('statement-unread', !statement.isRead, null, day),
    ...stopIf('statement-stale', statement.staleAfter < today),
    ...stopAbove('statement-old', age, maxStatementDays),
  ];
}

function limitStops(
  { projects, schedules }: LineAccount,
  { single, aggregate, basis }: Line,
  { number }: BidProject,
  price: Cents,
): LineStop[] {
  // What the project holds itself is free for it.
  const others = projects.filter((held) => held.number !== number);
  const { counted, byLatest, waitsForReader } = countedUse(basis, others, schedules);
  const free = Math.max(0, aggregate - counted.total);
  const isOver = byLatest.total + price > aggregate;
  const isOverUntilRead = !isOver && counted.total + price > aggregate;

  return [
    ...stopAbove('single-limit', price, single),
    ...stopIf('aggregate-limit', isOver, free, price),
    // The contractor's own schedule frees nothing until an underwriter has read it, and the first one supports no bid.
    ...stopIf(
      'schedule-unread',
      waitsForReader && (!schedules.lastRead || isOverUntilRead),
      schedules.lastRead ? free : null,
      schedules.latest ? daysBetween(DAY_ZERO, schedules.latest.asOf) : null,
    ),
  ];
}

function conditionStops(
  conditions: LineConditions,
  project: BidProject,
  price: Cents,
  { largestJob, largestJobRead }: LineAccount,
): LineStop[] {
  const { states, kinds, maxDurationDays, maxDamagesPerDay, minPriorJobPercent } = conditions;
  const { startsOn, endsOn } = project;
  const days = startsOn && endsOn ? daysBetween(startsOn, endsOn) : null;
  const isTooLong = maxDurationDays !== undefined && (days === null || days > maxDurationDays);
  const isTooSmall = (job: Cents) =>
    minPriorJobPercent !== undefined && job * 100 < price * minPriorJobPercent;
  const isUnread = !isTooSmall(largestJob) && isTooSmall(largestJobRead);

  return [
    ...stopIf('state', states?.includes(project.state) === false),
    ...stopIf('kind', kinds?.includes(project.kind) === false),
    ...stopIf('duration', isTooLong, maxDurationDays, days),
    ...stopAbove('damages', project.damagesPerDay, maxDamagesPerDay),
    ...stopIf('prior-job', isTooSmall(largestJob), minPriorJobPercent, largestJob),
    ...stopIf('prior-job-unread', isUnread, null, largestJob),
    ...stopIf('owners-form', conditions.noOwnersForm === true && project.form === 'owner'),
    ...stopIf('takeover', conditions.noTakeover === true && project.isTakeover),
  ];
}

function stopAbove(rule: StopRule, found: number, limit: number | undefined): LineStop[] {
  return limit === undefined ? [] : stopIf(rule, found > limit, limit, found);
}

function stopIf(
  rule: StopRule,
  applies: boolean,
  allowed: number | null = null,
  found: number | null = null,
): LineStop[] {
  return applies ? [{ rule, allowed, found }] : [];
}

/** One answer to "can I bid these on one day?": the project with the rules that stop it. */
export type BidAnswer = { project: BidProject; stops: LineStop[] };

/**
 * Answer for several bids in turn: each bid that is inside the line holds its price before the next one is judged. The
 * price of a project without a bid is its estimate.
 */
export function canBidTogether(
  account: LineAccount,
  projects: readonly BidProject[],
  today: string,
): BidAnswer[] {
  const held = new Map<string, HeldProject>(account.projects.map((known) => [known.number, known]));

  return projects.map((project) => {
    const price = project.bid ?? project.estimate;
    const stops = lineStops({ ...account, projects: [...held.values()] }, project, price, today);
    if (stops.length === 0) held.set(project.number, { ...project, stage: 'approved', bid: price });

    return { project, stops };
  });
}
