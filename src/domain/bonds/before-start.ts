/** The day before which a bond should be at the office: its first day. */
import { formatDate, type IsoDate } from '../dates.ts';

/**
 * The day before which a bond should be filed: its first day, while it is still to come. Undefined once the bond has
 * started, and for a notary's bond, because laws count the days to file it from the start of the commission (Cal. Gov.
 * Code 8213, 57 Pa.C.S. 321).
 */
export function fileBefore(
  { bondSlug, effectiveDate }: { bondSlug?: string | undefined; effectiveDate: IsoDate },
  today: IsoDate,
): IsoDate | undefined {
  return effectiveDate > today && bondSlug !== 'notary' ? effectiveDate : undefined;
}

/** The end of a task with a bond's papers: " before the bond starts on December 30, 2026". Empty without a day. */
export function beforeStart(day: IsoDate | undefined): string {
  return day === undefined ? '' : ` before the bond starts on ${formatDate(day)}`;
}
