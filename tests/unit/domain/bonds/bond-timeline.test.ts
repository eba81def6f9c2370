import { describe, expect, it } from 'vitest';
import { type BondLife, bondTimeline } from '~/domain/bonds/bond-timeline';

const TODAY = '2026-11-20';

const life = (changes: Partial<BondLife> = {}): BondLife => ({
  status: 'active',
  issuedOn: '2026-11-01',
  effectiveDate: TODAY,
  expiryDate: '2027-11-20',
  ...changes,
});

const moments = (changes?: Partial<BondLife>, today = TODAY) =>
  bondTimeline(life(changes), today).map(({ title, progress }) => `${progress}: ${title}`);

describe('the timeline of a bond', () => {
  it('is in force from its first day on', () => {
    expect(moments()).toEqual(['done: Issued', 'current: In force', 'next: Term ends']);
    expect(moments({}, '2026-11-19')[1]).toBe('next: In force');
  });

  it('is not in force while it is pending', () => {
    expect(moments({ status: 'pending' })[1]).toBe('next: In force');
  });

  it('tells of each term that continued it', () => {
    const continuations = [{ startsOn: '2027-11-20', endsOn: '2028-11-20' }];
    const timeline = bondTimeline(life({ expiryDate: '2028-11-20', continuations }), TODAY);

    expect(timeline.map(({ title }) => title)).toEqual([
      ...['Issued', 'In force', 'Renewed', 'Term ends'],
    ]);
    expect(timeline[2]?.sentence).toBe('November 20, 2027 to November 20, 2028');
  });

  it('writes each day out', () => {
    expect(bondTimeline(life(), TODAY).map(({ sentence }) => sentence)).toEqual([
      'November 1, 2026',
      'From November 20, 2026',
      'November 20, 2027',
    ]);
  });

  it('says that the term has ended, by its status or by its day', () => {
    expect(moments({ status: 'expired' })).toEqual([
      'done: Issued',
      'done: In force',
      'done: Term ended',
    ]);
    expect(moments({}, '2027-11-20')[2]).toBe('next: Term ends');
    expect(moments({}, '2027-11-21')[2]).toBe('done: Term ended');
  });

  it('ends with a release where no day is set', () => {
    expect(moments({ expiryDate: undefined })[2]).toBe('next: Release');
  });

  it('names no day for a bond that was cancelled on a day that is not known', () => {
    expect(moments({ status: 'cancelled' })).toEqual(['done: Issued', 'done: Cancelled']);
  });

  it('says until when a bond is in force that was cancelled with notice', () => {
    const end = (cancelledOn: string) =>
      bondTimeline(life({ status: 'cancelled', cancelledOn }), TODAY)[1];

    expect(end('2026-11-21')).toEqual({
      title: 'Cancelled, and ends',
      progress: 'next',
      sentence: 'November 21, 2026',
    });
    expect(end(TODAY)).toMatchObject({ title: 'Cancelled', progress: 'done' });
  });
});
