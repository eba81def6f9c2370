import { describe, expect, it } from 'vitest';
import { toStaffEvents } from '~/data/staff/staff-events';

const event = (id: number, kind: string) => ({
  id,
  kind,
  actor: 'staff',
  actor_id: 'dana',
  detail: {
    totalBeforeCents: 23_700,
    totalCents: 28_100,
    answerBy: '2026-12-07',
    reason: 'Two claims.',
  },
  created_at: '2026-11-20T16:00:00+00:00',
});

describe('the history of an offered price', () => {
  it('names prices, last day and reason of an offer, and no last day for a proposal', () => {
    const events = toStaffEvents([event(1, 'price-proposed'), event(2, 'price-offered')], []);

    expect(events.map(({ words }) => words)).toEqual([
      '$281.00 instead of $237.00: Two claims.',
      '$281.00 instead of $237.00, until December 7, 2026: Two claims.',
    ]);
  });
});
