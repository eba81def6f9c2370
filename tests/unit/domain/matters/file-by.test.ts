import { describe, expect, it } from 'vitest';
import { federalHolidays, isWorkingDay, workingDaysUntil } from '~/domain/calendar/working-days';
import { addDays } from '~/domain/dates';
import { countdown, fileByOf } from '~/domain/matters/file-by';

describe('working days', () => {
  it('leave out the federal holidays of 2026 as they are observed', () => {
    expect(federalHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
    ]);
  });

  it('leave out a New Year’s Day that is observed in the year before', () => {
    expect(isWorkingDay('2021-12-31')).toBe(false); // January 1, 2022 was a Saturday
    expect(isWorkingDay('2023-01-02')).toBe(false); // January 1, 2023 was a Sunday
    expect(isWorkingDay('1969-12-29')).toBe(true); // before the day from which weekdays count
  });

  it.each([
    ['the same day', '2026-11-23', 0],
    ['the next day', '2026-11-24', 1],
    ['over Thanksgiving', '2026-11-27', 3],
    ['over the weekend', '2026-11-30', 4],
    ['in the past', '2026-11-20', -1],
  ])('are counted to %s', (_, day, days) => {
    expect(workingDaysUntil('2026-11-23', day)).toBe(days);
  });

  it('grow by one or stay with each day, over five holidays', () => {
    const counts = Array.from({ length: 120 }, (_, ahead) =>
      workingDaysUntil('2026-11-23', addDays('2026-11-23', ahead)),
    );
    const steps = counts.slice(1).map((count, day) => count - (counts[day] ?? 0));

    expect(new Set(steps)).toEqual(new Set([0, 1]));
  });
});

describe('the countdown', () => {
  it.each([
    ['2026-11-20', '1 business day late', 'late'],
    ['2026-11-17', '4 business days late', 'late'],
    ['2026-11-23', 'today', 'soon'],
    ['2026-11-24', '1 business day', 'soon'],
    ['2026-11-30', '4 business days', 'soon'],
    ['2026-12-01', '5 business days', 'later'],
    ['2029-01-02', 'January 2, 2029', 'later'],
    ['2020-01-02', 'January 2, 2020', 'late'],
  ])('to %s says "%s"', (day, words, urgency) => {
    expect(countdown(day, '2026-11-23')).toEqual({ words, urgency });
  });

  it('says so when no business day is left', () => {
    expect(countdown('2026-11-29', '2026-11-28').words).toBe('before the next business day');
    expect(countdown('2026-11-28', '2026-11-29').words).toBe('late');
  });

  it('runs to the given day, otherwise to the hearing', () => {
    expect(fileByOf({ fileBy: '2026-12-01', hearingOn: '2026-12-10' })).toBe('2026-12-01');
    expect(fileByOf({ hearingOn: '2026-12-10' })).toBe('2026-12-10');
    expect(fileByOf({})).toBeUndefined();
  });
});
