/** The life of one bond as a timeline: issued, in force, ended. */
import { formatDate, type IsoDate } from '../dates.ts';

/** What the timeline of a bond follows from. */
export type BondLife = {
  status: string;
  issuedOn: IsoDate;
  effectiveDate: IsoDate;
  /** Left out where the bond runs until somebody ends it. */
  expiryDate?: IsoDate | undefined;
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

function endOf({ status, expiryDate }: BondLife, today: IsoDate): BondMoment {
  if (status === 'cancelled') {
    return { title: 'Cancelled', progress: 'done', sentence: 'It ended before its term.' };
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
