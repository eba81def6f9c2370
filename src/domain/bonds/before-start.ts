/** The day before which a bond should be at the office: its first day. */
import { formatDate, type IsoDate } from '../dates.ts';

/** The first day of a bond while it is still to come. Undefined once the bond has started. */
export function startAhead(effectiveDate: IsoDate, today: IsoDate): IsoDate | undefined {
  return effectiveDate > today ? effectiveDate : undefined;
}

/** The end of a task with a bond's papers: " before the bond starts on December 30, 2026". Empty without a day. */
export function beforeStart(startsOn: IsoDate | undefined): string {
  return startsOn === undefined ? '' : ` before the bond starts on ${formatDate(startsOn)}`;
}
