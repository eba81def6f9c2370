/** The life of one bond as a timeline: issued, in force, ended. */
import { formatDate, type IsoDate } from '../dates.ts';

/** What the timeline of a bond follows from. */
export type BondLife = {
  status: string;
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** Left out where the bond runs until somebody ends it. */
  expiryDate?: IsoDate | undefined;
  /** The first day without a bond that was cancelled or released; left out where it is not known. */
  cancelledOn?: IsoDate | undefined;
  /** The terms that continued it, the first one first. */
  continuations?: readonly { startsOn: IsoDate; endsOn: IsoDate }[];
};

export type BondMoment = {
  title: string;
  progress: 'done' | 'current' | 'next';
  sentence: string;
};

/** The moments of a bond in their order, seen from a day. */
export function bondTimeline(bond: BondLife, today: IsoDate): BondMoment[] {
  return [
    { title: 'Issued', progress: 'done', sentence: formatDate(bond.issuedOn) },
    ...coverIn(bond, today),
    ...renewalsOf(bond),
    endOf(bond, today),
  ];
}

function coverIn({ status, effectiveDate }: BondLife, today: IsoDate): BondMoment[] {
  const since = `From ${formatDate(effectiveDate)}`;
  if (status === 'cancelled') return [];
  if (status === 'expired') return [{ title: 'In force', progress: 'done', sentence: since }];

  const hasBegun = status === 'active' && effectiveDate <= today;

  return [{ title: 'In force', progress: hasBegun ? 'current' : 'next', sentence: since }];
}

function renewalsOf({ continuations = [] }: BondLife): BondMoment[] {
  return continuations.map(({ startsOn, endsOn }) => ({
    title: 'Renewed',
    progress: 'done',
    sentence: `${formatDate(startsOn)} to ${formatDate(endsOn)}`,
  }));
}

function endOf({ status, expiryDate, cancelledOn }: BondLife, today: IsoDate): BondMoment {
  if (status === 'cancelled') {
    // While a notice runs it is in force.
    const isAhead = cancelledOn !== undefined && cancelledOn > today;

    return {
      title: isAhead ? 'Cancelled, and ends' : 'Cancelled',
      progress: isAhead ? 'next' : 'done',
      sentence: cancelledOn === undefined ? 'It ended before its term.' : formatDate(cancelledOn),
    };
  }
  if (expiryDate === undefined) {
    return {
      title: 'Release',
      progress: 'next',
      sentence: 'It runs until it is released: no day is set.',
    };
  }

  const isOver = status === 'expired' || expiryDate < today;

  return {
    title: isOver ? 'Term ended' : 'Term ends',
    progress: isOver ? 'done' : 'next',
    sentence: formatDate(expiryDate),
  };
}
