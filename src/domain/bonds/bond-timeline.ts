/** The timeline of a bond: issued, in force, ended. */
import { neverStarts } from './bond-start.ts';
import { endsAtAward } from './bond-types.ts';
import { ENDS_WITH_BID, STAYS_IN_FORCE } from './end-words.ts';
import { formatDate, type IsoDate } from '../dates.ts';
import { isTermOver } from '../renewals/reminders.ts';

/** The facts that determine the timeline of a bond. */
export type BondTimeline = {
  bondSlug: string;
  status: string;
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** Missing when the bond lasts until its release or the end of its bid. */
  expiryDate?: IsoDate | undefined;
  /** The last day of the term, when the papers name it instead of the first day without coverage. */
  lastDay?: IsoDate | undefined;
  /**
   * The first day without coverage of a bond that was cancelled or released. Missing when it is
   * unknown.
   */
  cancelledOn?: IsoDate | undefined;
  /** Whether a bond of the status `cancelled` ended with its release. */
  isReleased?: boolean;
  /** The terms that continued the bond, oldest first. */
  continuations?: readonly { startsOn: IsoDate; endsOn: IsoDate }[];
};

export type BondMoment = { title: string; progress: 'done' | 'current' | 'next'; sentence: string };

/** The events of a bond in order, as of `today`. */
export function bondTimeline(bond: BondTimeline, today: IsoDate): BondMoment[] {
  return [
    { title: 'Issued', progress: 'done', sentence: formatDate(bond.issuedOn) },
    ...coverIn(bond, today),
    ...renewalsOf(bond),
    endOf(bond, today),
  ];
}

function coverIn(bond: BondTimeline, today: IsoDate): BondMoment[] {
  const { status, effectiveDate } = bond;
  const since = `From ${formatDate(effectiveDate)}`;
  if (status === 'cancelled') return [];
  if (hasRunOut(bond, today)) return [{ title: 'In force', progress: 'done', sentence: since }];

  const hasBegun = status === 'active' && effectiveDate <= today;

  return [{ title: 'In force', progress: hasBegun ? 'current' : 'next', sentence: since }];
}

/** Whether the term is over, by the status of the bond or by the day. */
function hasRunOut({ bondSlug, status, expiryDate }: BondTimeline, today: IsoDate): boolean {
  if (status === 'expired') return true;

  return expiryDate !== undefined && !endsAtAward(bondSlug) && isTermOver(expiryDate, today);
}

function renewalsOf({ continuations = [] }: BondTimeline): BondMoment[] {
  return continuations.map(({ startsOn, endsOn }) => ({
    title: 'Renewed',
    progress: 'done',
    sentence: `${formatDate(startsOn)} to ${formatDate(endsOn)}`,
  }));
}

function endOf(bond: BondTimeline, today: IsoDate): BondMoment {
  const { bondSlug, status, expiryDate, lastDay, cancelledOn, isReleased = false } = bond;
  if (status === 'cancelled') {
    if (neverStarts(bond)) {
      return { title: 'Cancelled', progress: 'done', sentence: 'Before its first day' };
    }
    // The bond is in force until the notice period ends.
    const isAhead = cancelledOn !== undefined && cancelledOn > today;

    return {
      title: `${isReleased ? 'Released' : 'Cancelled'}${isAhead ? ', and ends' : ''}`,
      progress: isAhead ? 'next' : 'done',
      sentence:
        cancelledOn === undefined ? 'It ended before its term was over.' : formatDate(cancelledOn),
    };
  }
  if (endsAtAward(bondSlug)) return { title: 'End', progress: 'next', sentence: ENDS_WITH_BID };
  if (expiryDate === undefined) {
    return { title: 'Release', progress: 'next', sentence: STAYS_IN_FORCE };
  }

  const isOver = hasRunOut(bond, today);

  return {
    title: isOver ? 'Term ended' : 'Term ends',
    progress: isOver ? 'done' : 'next',
    sentence: formatDate(lastDay ?? expiryDate),
  };
}
