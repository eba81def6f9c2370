import { describe, expect, it } from 'vitest';
import { countedUse } from '~/domain/contractors/line-used';
import { unreadScheduleWords } from '~/domain/contractors/schedule-words';
import { readSchedule, unreadSchedule, WIP_ROW } from '../../../support/line-account.ts';

const job = (remaining: number) => ({ ...WIP_ROW, cost: WIP_ROW.estimate - remaining });

const words = (schedules: Parameters<typeof countedUse>[2]) =>
  unreadScheduleWords(countedUse('all-work', [], schedules), schedules);

describe('which schedule counts', () => {
  it('is not explained without a schedule, or when an underwriter has read the latest one', () => {
    expect(words({})).toBeUndefined();
    expect(words(readSchedule(job(1)))).toBeUndefined();
  });

  it('is none for the first schedule', () => {
    expect(words({ latest: unreadSchedule(job(1)) })).toBe(
      'An underwriter has not read the schedule of September 30, 2026 yet. Until then, the line approves no bid.',
    );
  });

  it('is the read one while the unread one uses less', () => {
    expect(
      words({ ...readSchedule(job(50_000_000)), latest: unreadSchedule(job(20_000_000)) }),
    ).toBe(
      'An underwriter has not read the schedule of September 30, 2026 yet. By that schedule, $200,000 of the line is used. Until it is read, the larger use counts: $500,000, by the schedule of June 30, 2026.',
    );
  });

  it.each([
    ['more', 60_000_000],
    ['the same', 50_000_000],
  ])('is the unread one when it uses %s', (_, remaining) => {
    expect(
      words({ ...readSchedule(job(50_000_000)), latest: unreadSchedule(job(remaining)) }),
    ).toBe(
      'An underwriter has not read the schedule of September 30, 2026 yet. It counts already, because it uses no less of the line than the schedule of June 30, 2026.',
    );
  });
});
