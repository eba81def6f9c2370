/** The label of an issued bond's status, and its meaning for the customer. */
import { neverStarts } from './bond-start.ts';
import type { BondStatus } from './bond-status.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { FINISHED_BY_HAND } from '../issuing/making-words.ts';
import type { BadgeTone } from '../states/filing.ts';

export type BondStatusWords = { label: string; tone: BadgeTone; sentence: string };

const STATUS_WORDS: Record<BondStatus, BondStatusWords> = {
  active: { label: 'Active', tone: 'success', sentence: 'This bond is in force.' },
  pending: {
    label: 'Pending',
    tone: 'info',
    sentence:
      'We are preparing this bond’s documents. It is not in force yet. You don’t need to do anything.',
  },
  expired: {
    label: 'Expired',
    tone: 'neutral',
    sentence: 'This bond’s term has ended. It still covers what happened during the term.',
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'neutral',
    sentence: 'This bond was cancelled. It still covers what happened while it was in force.',
  },
};

const RELEASED: BondStatusWords = {
  label: 'Released',
  tone: 'neutral',
  sentence: 'This bond was released. It still covers what happened while it was in force.',
};

const HELD: BondStatusWords = {
  label: 'Pending',
  tone: 'info',
  sentence: `${FINISHED_BY_HAND} It is not in force yet.`,
};

const NEVER_STARTED: BondStatusWords = {
  label: 'Cancelled',
  tone: 'neutral',
  sentence: 'This bond was cancelled before its first day. It never takes effect.',
};

type StatusFacts = {
  status: string;
  /** The first day of the bond. */
  effectiveDate?: IsoDate | undefined;
  cancelledOn?: IsoDate | undefined;
  /** Whether a bond of the status `cancelled` ended with its release. */
  isReleased?: boolean;
  /** Whether staff finish the bond by hand. */
  isHeld?: boolean;
};

/**
 * The label of a bond's status on a day. A cancelled bond is in force until the day before
 * `cancelledOn`, unless that is before its first day. An unknown status is shown unchanged in neutral color.
 */
export function describeBondStatus(
  { status, effectiveDate, cancelledOn, isReleased = false, isHeld = false }: StatusFacts,
  today: IsoDate,
): BondStatusWords {
  if (status === 'cancelled' && isReleased) return RELEASED;
  if (status === 'cancelled' && neverStarts({ effectiveDate, cancelledOn })) return NEVER_STARTED;
  if (status === 'cancelled' && cancelledOn !== undefined && cancelledOn > today) {
    return {
      label: 'Notice running',
      tone: 'accent',
      sentence: `This bond is in force until its notice period ends on ${formatDate(cancelledOn)}.`,
    };
  }

  if (status === 'pending' && isHeld) return HELD;
  if (status === 'active' && effectiveDate !== undefined && effectiveDate > today) {
    const start = formatDate(effectiveDate);

    return {
      label: `Starts ${start}`,
      tone: 'info',
      sentence: `This bond is issued. It is in force from ${start}.`,
    };
  }

  return isBondStatus(status)
    ? STATUS_WORDS[status]
    : { label: status, tone: 'neutral', sentence: 'Call us to learn what this status means.' };
}

/** The label of the day on which a cancelled bond ends or ended. */
export function cancelledEndLabel(cancelledOn: IsoDate | undefined, today: IsoDate): string {
  return cancelledOn !== undefined && cancelledOn > today ? 'Ends' : 'Ended';
}

/** The label of a bond's end date. Undefined for a cancelled bond, which ends on another day. */
export function endLabel(status: string): string | undefined {
  if (status === 'cancelled') return undefined;

  return status === 'expired' ? 'Ended' : 'Ends';
}

function isBondStatus(status: string): status is BondStatus {
  return Object.hasOwn(STATUS_WORDS, status);
}
