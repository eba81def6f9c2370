/** How each job changed from schedule to schedule: fade and billing over time. */
import type { Cents } from '../money.ts';
import type { Schedule } from './contractor-desk.ts';
import { wipFigures, type WipRow } from './wip.ts';

/** A job on one day. `fade` is undefined on the first schedule that lists the job. */
export type JobMoment = { asOf: string; billing: Cents; fade: Cents | undefined };

/** A job of the latest schedule with its moments, the newest first. `fade` is the whole change since its first schedule. */
export type JobHistory = { number: string; name: string; fade: Cents; moments: JobMoment[] };

/** The newest schedule of each day. A day has several when its schedule was corrected after an underwriter read it. */
export function onePerDay(schedules: readonly Schedule[]): Schedule[] {
  return schedules.filter(({ asOf }, index) => asOf !== schedules[index - 1]?.asOf);
}

/** The jobs of the schedule before that the latest one leaves out although they were not complete. */
export function droppedJobs(schedules: readonly Schedule[]): WipRow[] {
  const [latest, last] = onePerDay(schedules);
  const listed = new Set(latest?.rows.map(({ number }) => number));

  return (last?.rows ?? []).filter(
    (row) => !listed.has(row.number) && wipFigures(row).toComplete > 0,
  );
}

/** The history of the jobs of the latest schedule. `schedules` are of different days, the newest first. */
export function wipHistory(schedules: readonly Schedule[]): JobHistory[] {
  const [latest] = schedules;

  return (latest?.rows ?? []).map(({ number, name }) => {
    const listed = schedules.flatMap(({ asOf, rows }) => {
      const row = rows.find((one) => one.number === number);

      return row ? [{ asOf, row }] : [];
    });
    const moments = listed.map(({ asOf, row }, index) => {
      const { billing, fade } = wipFigures(row, listed[index + 1]?.row);

      return { asOf, billing, fade };
    });

    return {
      number,
      name,
      fade: moments.reduce((total, moment) => total + (moment.fade ?? 0), 0),
      moments,
    };
  });
}
