/** Says which schedule of work in progress counts for the use of a line, and why, to the contractor and to underwriters. */
import { formatDate } from '../dates.ts';
import { formatWholeMoney } from '../money.ts';
import type { CountedUse, LineSchedules } from './line-used.ts';

/** Why a schedule that no underwriter has read counts or does not count. Undefined when the latest schedule was read. */
export function unreadScheduleWords(
  { counted, byLatest }: Pick<CountedUse, 'counted' | 'byLatest'>,
  { latest, lastRead }: LineSchedules,
): string | undefined {
  if (!latest || latest.isRead) return undefined;

  const unread = `An underwriter has not read the schedule of ${formatDate(latest.asOf)} yet.`;
  if (!lastRead) return `${unread} Until then, the line approves no bid.`;

  const read = `the schedule of ${formatDate(lastRead.asOf)}`;
  if (counted.total === byLatest.total)
    return `${unread} It counts already, because it uses no less of the line than ${read}.`;

  return `${unread} By that schedule, ${formatWholeMoney(byLatest.total)} of the line is used. Until it is read, the larger use counts: ${formatWholeMoney(counted.total)}, by ${read}.`;
}
