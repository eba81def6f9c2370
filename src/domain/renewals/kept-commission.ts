/** The commission that a notary's bond names. A renewal extends the bond for that commission only. */
import { formatDate, parseDate } from '../dates.ts';
import { isRecord } from '../is-record.ts';

const DAYS = ['commissionStart', 'commissionEnd'] as const;

/** The days of the commission that a bond names, as printed. Missing if the bond names none. */
export type CommissionDays = Partial<Record<(typeof DAYS)[number], string | undefined>>;

/** The days of the commission among the facts of a bond, stored or printed. */
export function commissionDays(matter: unknown): CommissionDays {
  const facts = isRecord(matter) ? matter : {};

  return Object.fromEntries(
    DAYS.flatMap((key) => {
      const day = printed(facts[key]);

      return day === undefined ? [] : [[key, day]];
    }),
  );
}

/**
 * The day by which the answers name another commission than the bond, if they do. Without a day on the bond, a
 * commission that starts with the next term or later is another one.
 */
export function otherCommissionDay(
  kept: CommissionDays & { startsOn: string },
  matter: Readonly<Record<string, unknown>>,
): (typeof DAYS)[number] | undefined {
  const answers = commissionDays(matter);
  const start = matter['commissionStart'];
  const isNext =
    kept.commissionStart === undefined && typeof start === 'string' && start >= kept.startsOn;

  return isNext
    ? 'commissionStart'
    : DAYS.find((key) => kept[key] && answers[key] && answers[key] !== kept[key]);
}

function printed(day: unknown): string | undefined {
  if (typeof day !== 'string' || day === '') return undefined;

  return parseDate(day) ? formatDate(day) : day;
}
