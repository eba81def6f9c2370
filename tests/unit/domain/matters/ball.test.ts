import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  ballOf,
  canStartQuote,
  isApplied,
  isAwaited,
  laterPapersToFile,
  type MatterProgress,
  RENEWAL_DAYS,
  renewByOf,
} from '~/domain/matters/ball';
import { REMINDER_DAYS } from '~/domain/renewals/reminders';

const open = { isClosed: false, canQuote: true, isFiled: false, today: '2026-11-29' };

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
    [
      'a correction while another signer is awaited',
      { ...open, signing: ['signed' as const, 'invited' as const], openCorrections: 1 },
      'client',
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
    [
      'an expired bond that was never filed',
      { ...open, progress: { status: 'issued' as const, bondStatus: 'expired' } },
      'nobody',
    ],
  ])('%s', (_, facts, holder) => {
    expect(ballOf(facts).holder).toBe(holder);
  });

  it('asks the firm to answer a correction before it gets the price', () => {
    const signed = { ...open, signing: ['signed' as const] };

    expect(ballOf({ ...signed, openCorrections: 1 }).step).toBe('Answer a signer’s correction');
    expect(ballOf({ ...signed, openCorrections: 0 }).step).toBe('Get the price');
    expect(
      ballOf({ ...signed, openCorrections: 1, progress: { status: 'under_review' } }).holder,
    ).toBe('us');
  });

  it('asks the firm to renew a filed bond from its first reminder on', () => {
    const bond = { status: 'issued', bondStatus: 'active', isFiled: true } as const;
    const due = (nextDue: string) => ballOf({ ...open, progress: { ...bond, nextDue } });

    expect(RENEWAL_DAYS).toBe(Math.max(...REMINDER_DAYS));
    expect(due('2027-01-28')).toEqual({ holder: 'firm', step: 'Renew by January 27, 2027' });
    expect(due('2027-01-29')).toEqual({ holder: 'nobody', step: 'Bond filed' });
    expect(
      ballOf({ ...open, progress: { ...bond, isFiled: false, nextDue: '2026-12-19' } }).step,
    ).toBe('Print and file the bond');
  });

  it('asks the firm to sign and file a rider of a filed bond, before a renewal', () => {
    const bond = { status: 'issued', bondStatus: 'active', isFiled: true } as const;
    const step = (isFiled: boolean) =>
      ballOf({ ...open, progress: { ...bond, isFiled, riderToFile: 2, nextDue: '2026-12-19' } })
        .step;

    expect(step(true)).toBe('Sign and file rider 2');
    expect(step(false)).toBe('Print and file the bond');
  });

  it('asks the firm to file the certificate of a filed bond, before a rider', () => {
    const bond = { status: 'issued', bondStatus: 'active', certificateToFile: 3 } as const;
    const step = (changes: Partial<MatterProgress>) =>
      ballOf({ ...open, progress: { ...bond, ...changes } }).step;

    expect(step({ isFiled: true })).toBe('File the continuation certificate');
    expect(step({ isFiled: true, riderToFile: 2 })).toBe('File the continuation certificate');
    expect(step({ isFiled: false })).toBe('Print and file the bond');
    expect(step({ isFiled: true, certificateToFile: undefined })).toBe('Bond filed');
    expect(laterPapersToFile(undefined)).toEqual([]);
  });

  it.each([
    ['without a bond', undefined],
    ['that no longer is in force', { status: 'issued', bondStatus: 'expired' }],
    ['whose renewal is under way', { status: 'issued', bondStatus: 'active', nextDue: undefined }],
  ] as const)('has no day to renew in a matter %s', (_, progress) => {
    const known = progress && { nextDue: '2026-12-19', ...progress };

    expect(renewByOf(known, '2026-11-29')).toBeUndefined();
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

describe('a draft whose payment the client was asked for', () => {
  const step = (payment: Parameters<typeof ballOf>[0]['payment'], change: object = {}) => {
    const ball = ballOf({ ...open, progress: { status: 'draft' }, payment, ...change });

    return `${ball.holder}: ${ball.step}`;
  };

  it('waits for the client, then for the firm', () => {
    expect(step('sent')).toBe('client: Pay the premium');
    expect(step('opened')).toBe('client: Pay the premium');
    expect(step('paid')).toBe('firm: Submit the application');
    expect(step('expired')).toBe('firm: Send the link to pay again');
    expect(step('locked')).toBe('firm: Send the link to pay again');
    expect(step('closed')).toBe('firm: Send the application');
    expect(step(undefined)).toBe('firm: Send the application');
  });

  it('waits for a signature first', () => {
    expect(step('paid', { signing: ['invited'] })).toBe('client: Answer and sign by link');
  });
});

describe('an application whose price was raised', () => {
  const step = (payment: Parameters<typeof ballOf>[0]['payment']) => {
    const ball = ballOf({ ...open, progress: { status: 'price_offered' }, payment });

    return `${ball.holder}: ${ball.step}`;
  };

  it('waits for the client who paid by a link, and otherwise for the firm', () => {
    expect(step('sent')).toBe('client: Agree to the new price');
    expect(step('opened')).toBe('client: Agree to the new price');
    expect(step('expired')).toBe('firm: Send the link to agree again');
    expect(step('locked')).toBe('firm: Send the link to agree again');
    expect(step('paid')).toBe('firm: Accept the price');
    expect(step('closed')).toBe('firm: Accept the price');
    expect(step(undefined)).toBe('firm: Accept the price');
  });
});
