/** What the status of an issued bond is called, and what it means for whoever holds it. */
import type { BondStatus } from '../application-status.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import type { BadgeTone } from '../states/filing.ts';

export type BondStanding = { label: string; tone: BadgeTone; sentence: string };

const STANDINGS: Record<BondStatus, BondStanding> = {
  active: { label: 'Active', tone: 'success', sentence: 'This bond is in force.' },
  pending: {
    label: 'Pending',
    tone: 'info',
    sentence: 'This bond is made out and not in force yet.',
  },
  expired: {
    label: 'Expired',
    tone: 'neutral',
    sentence: 'The term of this bond is over. It still answers for what happened while it ran.',
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'neutral',
    sentence: 'This bond was cancelled. It still answers for what happened while it ran.',
  },
};

/**
 * How a bond is shown on a day. A cancelled one is in force while its notice runs: to the day before `cancelledOn`. A
 * status nobody knows is shown as it is, neutral (spec 2, section 3).
 */
export function bondStanding(
  { status, cancelledOn }: { status: string; cancelledOn?: IsoDate | undefined },
  today: IsoDate,
): BondStanding {
  if (status === 'cancelled' && cancelledOn !== undefined && cancelledOn > today) {
    return {
      label: 'Notice running',
      tone: 'accent',
      sentence: `This bond is in force until its notice has run: it ends on ${formatDate(cancelledOn)}.`,
    };
  }

  return isBondStatus(status)
    ? STANDINGS[status]
    : { label: status, tone: 'neutral', sentence: 'Call us to learn what this status means.' };
}

/** What the last day of a bond is called; undefined where it ended on another. */
export function endLabel(status: string): string | undefined {
  if (status === 'cancelled') return undefined;

  return status === 'expired' ? 'Ended' : 'Ends';
}

function isBondStatus(status: string): status is BondStatus {
  return Object.hasOwn(STANDINGS, status);
}
