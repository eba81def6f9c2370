import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { ballOf, canStartQuote, isApplied, isAwaited } from '~/domain/matters/ball';

const open = { isClosed: false, canQuote: true, isFiled: false };

describe('who has the next step', () => {
  it.each([
    ['a closed matter', { ...open, isClosed: true }, 'nobody'],
    ['a client who has not signed', { ...open, signing: ['invited' as const] }, 'client'],
    [
      'a signature that a change voided',
      { ...open, signing: ['must-sign-again' as const] },
      'client',
    ],
    ['an expired link', { ...open, signing: ['signed' as const, 'expired' as const] }, 'firm'],
    ['a locked link', { ...open, signing: ['locked' as const] }, 'firm'],
    ['a revoked link', { ...open, signing: ['revoked' as const] }, 'firm'],
    [
      'a signer who declined',
      { ...open, signing: ['invited' as const, 'declined' as const] },
      'firm',
    ],
    ['all who signed', { ...open, signing: ['signed' as const] }, 'firm'],
    [
      'a link of a draft',
      { ...open, signing: ['opened' as const], progress: { status: 'draft' as const } },
      'client',
    ],
    [
      'a link of a sent application',
      { ...open, signing: ['opened' as const], progress: { status: 'under_review' as const } },
      'us',
    ],
    ['a matter that can be quoted', open, 'firm'],
    ['a matter without an amount', { ...open, canQuote: false }, 'firm'],
    ['a review', { ...open, progress: { status: 'under_review' as const } }, 'us'],
    ['a question', { ...open, progress: { status: 'information_requested' as const } }, 'firm'],
    ['an issued bond', { ...open, progress: { status: 'issued' as const } }, 'firm'],
    ['a filed bond', { ...open, isFiled: true, progress: { status: 'issued' as const } }, 'nobody'],
    [
      'a bond that its owner ticked as filed',
      { ...open, progress: { status: 'issued' as const, isFiled: true } },
      'nobody',
    ],
    [
      'a released bond',
      { ...open, progress: { status: 'issued' as const, bondStatus: 'cancelled' } },
      'nobody',
    ],
  ])('%s', (_, facts, holder) => {
    expect(ballOf(facts).holder).toBe(holder);
  });

  it('awaits a signature only while a link is open', () => {
    expect(isAwaited(['signed', 'confirmed'])).toBe(true);
    expect(isAwaited(['signed', 'expired'])).toBe(false);
  });

  it('is known for every status of an application', () => {
    for (const status of APPLICATION_STATUSES) {
      expect(ballOf({ ...open, progress: { status } }).step).toMatch(/\w/);
    }
  });
});

describe('a quote for a matter', () => {
  it.each([
    ['no application', undefined, true, false],
    ['a draft', 'draft', false, false],
    ['an application with an underwriter', 'under_review', false, true],
    ['an issued bond', 'issued', false, true],
    ['a declined application', 'declined', true, false],
    ['a withdrawn application', 'withdrawn', true, false],
  ] as const)('with %s', (_, status, canStart, applied) => {
    const progress = status && { status };

    expect(canStartQuote(progress)).toBe(canStart);
    expect(isApplied(progress)).toBe(applied);
  });
});
