import { describe, expect, it } from 'vitest';
import { type BondTimeline, bondTimeline } from '~/domain/bonds/bond-timeline';

const TODAY = '2026-11-20';

const life = (changes: Partial<BondTimeline> = {}): BondTimeline => ({
  bondSlug: 'notary',
  status: 'active',
  issuedOn: '2026-11-01',
  effectiveDate: TODAY,
  expiryDate: '2027-11-20',
  ...changes,
});

const moments = (changes?: Partial<BondTimeline>, today = TODAY) =>
  bondTimeline(life(changes), today).map(({ title, progress }) => `${progress}: ${title}`);

describe('the timeline of a bond', () => {
  it('shows the bond in force from its first day', () => {
    expect(moments()).toEqual(['done: Issued', 'current: In force', 'next: Term ends']);
    expect(moments({}, '2026-11-19')[1]).toBe('next: In force');
  });

  it('does not show a pending bond as in force', () => {
    expect(moments({ status: 'pending' })[1]).toBe('next: In force');
  });

  it('lists each term that continued the bond', () => {
    const continuations = [{ startsOn: '2027-11-20', endsOn: '2028-11-20' }];
    const timeline = bondTimeline(life({ expiryDate: '2028-11-20', continuations }), TODAY);

    expect(timeline.map(({ title }) => title)).toEqual([
      'Issued',
      'In force',
      'Renewed',
      'Term ends',
    ]);
    expect(timeline[2]?.sentence).toBe('November 20, 2027 to November 20, 2028');
  });

  it('writes full dates', () => {
    expect(bondTimeline(life(), TODAY).map(({ sentence }) => sentence)).toEqual([
      'November 1, 2026',
      'From November 20, 2026',
      'November 20, 2027',
    ]);
  });

  it('shows the end of the term, by status or by day', () => {
    expect(moments({ status: 'expired' })).toEqual([
      'done: Issued',
      'done: In force',
      'done: Term ended',
    ]);
    expect(moments({}, '2027-11-19').slice(1)).toEqual(['current: In force', 'next: Term ends']);
    expect(moments({}, '2027-11-20').slice(1)).toEqual(['done: In force', 'done: Term ended']);
  });

  it('ends with a release when the bond has no end date', () => {
    expect(moments({ expiryDate: undefined })[2]).toBe('next: Release');
  });

  it('ends a bid bond with its bid, not with an award to the principal', () => {
    const timeline = bondTimeline(life({ bondSlug: 'bid-bond', expiryDate: undefined }), TODAY);

    expect(timeline[2]).toEqual({
      title: 'End',
      progress: 'next',
      sentence: 'It stays in force until the bid is rejected or the contract is signed and bonded.',
    });
  });

  it('names no day for a cancellation on an unknown day', () => {
    expect(moments({ status: 'cancelled' })).toEqual(['done: Issued', 'done: Cancelled']);
  });

  it('ends a bond that was cancelled before its first day before it starts', () => {
    const bond = life({
      status: 'cancelled',
      effectiveDate: '2027-01-01',
      cancelledOn: '2026-12-29',
    });

    expect(bondTimeline(bond, TODAY)[1]).toEqual({
      title: 'Cancelled',
      progress: 'done',
      sentence: 'Before its first day',
    });
  });

  it('says that a bond was released', () => {
    const released = { status: 'cancelled', isReleased: true, cancelledOn: TODAY };

    expect(moments(released)).toEqual(['done: Issued', 'done: Released']);
  });

  it('shows until when a bond with a cancellation notice is in force', () => {
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
