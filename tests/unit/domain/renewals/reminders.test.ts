import { describe, expect, it } from 'vitest';
import { addDays } from '~/domain/dates';
import {
  isTermOver,
  lastDayToRenew,
  type ReminderDays,
  reminderDue,
} from '~/domain/renewals/reminders';

const END = '2027-03-01';
const before = (days: number) => addDays(END, -days);

describe('reminderDue', () => {
  it.each([
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [1, 7],
    [0, undefined],
    [-1, undefined],
  ])('%i days before the end, before any reminder, is %s', (days, due) => {
    expect(reminderDue({ endsOn: END }, before(days))).toBe(due);
  });

  it.each([
    ['the same one again', 40, 60, undefined],
    ['the next one on its day', 30, 60, 30],
    ['the nearest after missed days, and none of those between', 5, 60, 7],
    ['none after the last', 3, 7, undefined],
    ['none that is earlier than the last', 50, 30, undefined],
  ] as const)('after an earlier reminder is %s', (_, days, reminded, due) => {
    expect(reminderDue({ endsOn: END, reminded }, before(days))).toBe(due);
  });

  it('sends each reminder once, on its day, in a daily run', () => {
    let reminded: ReminderDays | undefined;
    const sent: number[] = [];
    for (let days = 90; days >= -10; days -= 1) {
      const due = reminderDue({ endsOn: END, reminded }, before(days));
      if (due === undefined) continue;
      expect(days).toBe(due);
      sent.push(due);
      reminded = due;
    }

    expect(sent).toEqual([60, 30, 7]);
  });

  it('counts calendar days over a leap day', () => {
    expect(reminderDue({ endsOn: '2028-03-01', reminded: 30 }, '2028-02-22')).toBeUndefined();
    expect(reminderDue({ endsOn: '2028-03-01', reminded: 30 }, '2028-02-23')).toBe(7);
  });
});

it('a term is over on the first day without it, and not earlier', () => {
  expect([before(1), END].map((today) => isTermOver(END, today))).toEqual([false, true]);
});

it('the last day to renew is the last day on which the term is not over', () => {
  expect(lastDayToRenew(END)).toBe(before(1));
  expect(isTermOver(END, lastDayToRenew(END))).toBe(false);
});
