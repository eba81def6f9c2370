/** The day before which a bond should be at the office: its first day. */
import { formatDate, type IsoDate } from '../dates.ts';
import { endsAtAward } from './bond-types.ts';

/**
 * Whether the days to file a bond are counted from the start of a commission: so laws say of a notary's bond (Cal. Gov.
 * Code 8213, 57 Pa.C.S. 321). Other bonds should be at the office before their first day.
 */
export function isCountedFromCommission(bondSlug: string | undefined): boolean {
  return bondSlug === 'notary';
}

/**
 * The day before which a bond should be filed: its first day, while it is still to come. Undefined once the bond has
 * started, for a bond whose days are counted from the start of a commission, and for a bid bond, which goes in with the
 * bid.
 */
export function fileBefore(
  { bondSlug, effectiveDate }: { bondSlug?: string | undefined; effectiveDate: IsoDate },
  today: IsoDate,
): IsoDate | undefined {
  const isBid = bondSlug !== undefined && endsAtAward(bondSlug);
  if (isBid || isCountedFromCommission(bondSlug)) return undefined;

  return effectiveDate > today ? effectiveDate : undefined;
}

/**
 * The end of a task with a bond's papers: " before the bond starts on December 30, 2026". Empty without a day. A
 * certificate is filed before its term starts.
 */
export function beforeStart(day: IsoDate | undefined, of: 'bond' | 'term' = 'bond'): string {
  return day === undefined ? '' : ` before the ${of} starts on ${formatDate(day)}`;
}
