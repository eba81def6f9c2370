import { describe, expect, it } from 'vitest';
import { type HealthFacts, judgeHealth, REALTIME_TABLES } from '~/domain/operations/service-health';

const NOW = new Date('2027-01-04T15:00:00Z');
const NOTHING: HealthFacts = {
  oldestUnfinishedBond: null,
  oldestDueMail: null,
  oldestUnsignedBond: null,
  applicationNumbers: 0,
  realtimeTables: REALTIME_TABLES,
  realtimeBacklogBytes: 0,
};

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('the health of the service', () => {
  it('is ok when nothing waits', () => {
    expect(judgeHealth(NOTHING, NOW)).toEqual({
      status: 'ok',
      checks: { bonds: 'ok', mails: 'ok', signatures: 'ok', numbers: 'ok', realtime: 'ok' },
    });
  });

  it.each([
    ['bonds', 'oldestUnfinishedBond', 20],
    ['mails', 'oldestDueMail', 15],
    ['signatures', 'oldestUnsignedBond', 45],
  ] as const)(
    'calls %s late after the minutes that their schedule explains',
    (check, fact, limit) => {
      const after = (minutes: number) =>
        judgeHealth({ ...NOTHING, [fact]: minutesAgo(minutes) }, NOW);

      expect(after(limit)).toMatchObject({ status: 'ok', checks: { [check]: 'ok' } });
      expect(after(limit + 1)).toMatchObject({ status: 'attention', checks: { [check]: 'late' } });
    },
  );

  it('asks for attention when four fifths of the application numbers are used', () => {
    const used = (applicationNumbers: number) =>
      judgeHealth({ ...NOTHING, applicationNumbers }, NOW);

    expect(used(799_999).status).toBe('ok');
    expect(used(800_000)).toMatchObject({ status: 'attention', checks: { numbers: 'low' } });
  });

  it('calls Realtime crowded when it sends the changes of another table', () => {
    const realtimeTables = [...REALTIME_TABLES, 'public.application_events'];

    expect(judgeHealth({ ...NOTHING, realtimeTables }, NOW)).toMatchObject({
      status: 'attention',
      checks: { realtime: 'crowded' },
    });
    expect(judgeHealth({ ...NOTHING, realtimeTables: [] }, NOW).status).toBe('ok');
  });

  it('calls Realtime late when more than 64 MiB of the log wait for it', () => {
    const waiting = (realtimeBacklogBytes: number) =>
      judgeHealth({ ...NOTHING, realtimeBacklogBytes }, NOW);

    expect(waiting(67_108_864).status).toBe('ok');
    expect(waiting(67_108_865)).toMatchObject({
      status: 'attention',
      checks: { realtime: 'late' },
    });
  });
});
