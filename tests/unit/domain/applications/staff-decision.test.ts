import { describe, expect, it } from 'vitest';
import { MAX_REASON_LENGTH } from '~/domain/applications/staff-actions';
import { staffDecisionSchema } from '~/domain/applications/staff-decision';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';

const decision = {
  applicationId: '6a8a4a3e-6f0b-4c55-9d0a-0d9a3c1f2b11',
  action: 'decline',
  reason: 'Open judgments.',
  documents: [],
  reports: [],
  seenEvent: 7,
};

describe('staffDecisionSchema', () => {
  it('accepts a decision and cleans its reason', () => {
    expect(staffDecisionSchema.parse({ ...decision, reason: '  Open\u0000 judgments. ' })).toEqual(
      decision,
    );
  });

  it('accepts an approval without a reason', () => {
    const { reason: _, ...approval } = { ...decision, action: 'approve' };

    expect(staffDecisionSchema.parse(approval).reason).toBe('');
  });

  it.each([
    ['a question', { action: 'request-information', reason: ' ' }],
    ['a refusal', { reason: '' }],
    ['a reason that is too long', { reason: 'x'.repeat(MAX_REASON_LENGTH + 1) }],
    ['an unknown action', { action: 'issue' }],
    ['a document we do not know', { documents: ['passport'] }],
    ['an event that was never seen', { seenEvent: 0 }],
  ])('refuses %s without its required values', (_, changes) => {
    expect(staffDecisionSchema.safeParse({ ...decision, ...changes }).success).toBe(false);
  });

  it.each(['219-09-8765', '95-4771357', '219098765'])(
    'refuses %s in a reason, and asks to leave it out',
    (number) => {
      const reason = `Is ${number} yours?`;

      expect(staffDecisionSchema.safeParse({ ...decision, reason }).error?.issues).toMatchObject([
        { path: ['reason'], message: LEAVE_NUMBER_OUT },
      ]);
    },
  );

  it('requests no documents by default', () => {
    const { documents: _, ...short } = decision;

    expect(staffDecisionSchema.parse(short).documents).toEqual([]);
    expect(staffDecisionSchema.parse({ ...decision, documents: ['other'] }).documents).toEqual([
      'other',
    ]);
  });

  it('accepts a reason of 2,000 characters', () => {
    const reason = 'x'.repeat(MAX_REASON_LENGTH);

    expect(staffDecisionSchema.parse({ ...decision, reason }).reason).toBe(reason);
  });
});
