import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { ballOf } from '~/domain/matters/ball';

const open = { isClosed: false, canQuote: true, isFiled: false };

describe('who has the next step', () => {
  it.each([
    ['a closed matter', { ...open, isClosed: true }, 'nobody'],
    ['a client who has not signed', { ...open, clientWaits: true }, 'client'],
    ['a matter that can be quoted', open, 'firm'],
    ['a matter without an amount', { ...open, canQuote: false }, 'firm'],
    ['a review', { ...open, progress: { status: 'under_review' as const } }, 'us'],
    ['a question', { ...open, progress: { status: 'information_requested' as const } }, 'firm'],
    ['an issued bond', { ...open, progress: { status: 'issued' as const } }, 'firm'],
    ['a filed bond', { ...open, isFiled: true, progress: { status: 'issued' as const } }, 'nobody'],
    [
      'a released bond',
      { ...open, progress: { status: 'issued' as const, bondStatus: 'cancelled' } },
      'nobody',
    ],
  ])('%s', (_, facts, holder) => {
    expect(ballOf(facts).holder).toBe(holder);
  });

  it('is known for every status of an application', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(ballOf({ ...open, progress: { status } }).step).toMatch(/\w/);
    }
  });
});
