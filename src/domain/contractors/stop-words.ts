/** The words for each rule that stops a bid, and what cures it. Nothing else words them. */
import { addDays, formatDate } from '../dates.ts';
import { formatWholeMoney } from '../money.ts';
import { DAY_ZERO, type LineStop, type StopRule } from './line-stops.ts';

/** Shown with every answer: the rules do not decide. */
export const LINE_IS_AN_ESTIMATE =
  'The answer follows the terms of your line. An underwriter can approve a bid outside the line.';

type Words = { reason: string; cure: string };

const ASK = 'Send the request. An underwriter answers it.';

const WORDS: Readonly<Record<StopRule, (stop: LineStop) => Words>> = {
  'no-line': () => ({
    reason: 'You have no bonding line yet.',
    cure: 'An underwriter sets it once we have your statement and your work in progress.',
  }),
  'line-suspended': () => ({
    reason: 'Your line is suspended.',
    cure: 'Call us. The underwriter tells you what is open.',
  }),
  'line-not-effective': () => ({ reason: 'Your line has not started yet.', cure: ASK }),
  'review-due': () => ({
    reason: 'The review of your line is overdue.',
    cure: 'Add your latest statement and work in progress. An underwriter then renews the line.',
  }),
  'indemnity-unsigned': ({ found }) => ({
    reason:
      found === 1
        ? 'One person has not signed the indemnity yet.'
        : `${found} people have not signed the indemnity yet.`,
    cure: 'Company lists who signs. Ask them to use the link in their mail, or call us for a new one.',
  }),
  'no-statement': () => ({
    reason: 'We have no fiscal or interim statement.',
    cure: 'Add your latest statement.',
  }),
  'statement-unread': ({ found }) => ({
    reason: `An underwriter reads your statement of ${day(found)} first.`,
    cure: 'Send us the statement itself if you have not. Ask again when Financials says that it was read.',
  }),
  'statement-stale': () => ({
    reason: 'Your latest statement is out of date.',
    cure: 'Add a newer statement.',
  }),
  'statement-old': ({ allowed, found }) => ({
    reason: `Your latest statement is ${found} days old. Your line allows ${allowed}.`,
    cure: 'Add an interim statement.',
  }),
  'single-limit': ({ allowed, found }) => ({
    reason: `The price of ${money(found)} is above your limit for one job, ${money(allowed)}.`,
    cure: 'Bid with a partner, or ask for a higher limit for this job.',
  }),
  'aggregate-limit': ({ allowed, found }) => ({
    reason: `The price of ${money(found)} is above the free part of your line, ${money(allowed)}.`,
    cure: 'Record the results of your bids, update your work in progress, or take another bid back.',
  }),
  'schedule-unread': ({ allowed, found }) => ({
    reason:
      allowed === null
        ? `An underwriter reads your work in progress of ${day(found)} first.`
        : `Your work in progress of ${day(found)} frees a part of your line. Until an underwriter has read it, ${money(allowed)} is free.`,
    cure: 'Send the request. The underwriter reads the schedule with it.',
  }),
  state: () => ({ reason: 'Your line does not cover this state.', cure: ASK }),
  kind: () => ({ reason: 'Your line does not cover this kind of work.', cure: ASK }),
  duration: ({ allowed, found }) => ({
    reason:
      found === null
        ? `Your line covers jobs of up to ${allowed} days, and the start or end of this job is missing.`
        : `The job takes ${found} days. Your line covers ${allowed}.`,
    cure: found === null ? 'Enter the start and end of the job.' : ASK,
  }),
  damages: ({ allowed, found }) => ({
    reason: `Liquidated damages of ${money(found)} a day are above the ${money(allowed)} that your line covers.`,
    cure: 'Ask the owner for a lower amount, or send the request.',
  }),
  'prior-job': ({ allowed, found }) => ({
    reason: `Your largest finished job, ${money(found)}, must be at least ${allowed}% of the price.`,
    cure: 'Update your largest finished job, or send the request with references.',
  }),
  'prior-job-unread': ({ found }) => ({
    reason: `An underwriter reads about your largest finished job of ${money(found)} first.`,
    cure: 'Send the request with a reference for that job. The price counts once we have read it.',
  }),
  'owners-form': () => ({
    reason: 'Your line does not cover the owner’s own bond form.',
    cure: 'Send us the form before you bid. An underwriter reviews it.',
  }),
  takeover: () => ({ reason: 'Your line does not cover takeover work.', cure: ASK }),
  hazardous: () => ({ reason: 'An underwriter reviews jobs with hazardous materials.', cure: ASK }),
  design: () => ({ reason: 'An underwriter reviews jobs with design duties.', cure: ASK }),
  efficiency: () => ({ reason: 'An underwriter reviews guarantees of efficiency.', cure: ASK }),
};

/** Why a rule stops a bid, and what cures it. */
export function stopWords(stop: LineStop): Words {
  return WORDS[stop.rule](stop);
}

/** A day that a stop found. */
function day(count: number | null): string {
  return formatDate(addDays(DAY_ZERO, Number(count)));
}

function money(cents: number | null): string {
  return formatWholeMoney(Number(cents));
}
