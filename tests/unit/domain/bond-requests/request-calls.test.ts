import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bondChangeCallSchema } from '~/domain/bond-requests/change-request';
import { requestDecisionSchema } from '~/domain/bond-requests/request-decision';
import { MAX_REQUEST_FILES, MAX_REQUEST_WORDS } from '~/domain/bond-requests/request-limits';
import { LEAVE_NUMBER_OUT } from '~/domain/formats/secret-number';

const request = {
  action: 'request',
  requestId: randomUUID(),
  bondId: randomUUID(),
  kind: 'release',
  endsOn: '11/20/2026',
};

describe('the body of request-bond-change', () => {
  it('has no files and no note when none were sent', () => {
    expect(bondChangeCallSchema.parse(request)).toMatchObject({ documentIds: [], note: '' });
  });

  it('accepts a withdrawal with only the id', () => {
    const { requestId } = request;

    expect(bondChangeCallSchema.parse({ action: 'withdraw', requestId })).toEqual({
      action: 'withdraw',
      requestId,
    });
  });

  it.each([
    ['a kind nobody knows', { kind: 'upgrade' }],
    ['a proof nobody knows', { proofKind: 'promise' }],
    ['an id that is none', { requestId: '1' }],
    ['a file too many', { documentIds: Array.from({ length: MAX_REQUEST_FILES + 1 }, randomUUID) }],
    ['an SSN in the words', { note: 'For 219-09-8765' }],
    ['a word too many', { note: 'x'.repeat(MAX_REQUEST_WORDS + 1) }],
  ])('refuses %s', (_, change) => {
    expect(bondChangeCallSchema.safeParse({ ...request, ...change }).success).toBe(false);
  });
});

describe('the body of decide-bond-request', () => {
  const decision = { requestId: randomUUID(), decision: 'approve', seenEvent: 1 };

  it('needs a reason to decline, and none to approve', () => {
    expect(requestDecisionSchema.safeParse(decision).success).toBe(true);
    expect(requestDecisionSchema.safeParse({ ...decision, decision: 'decline' }).success).toBe(
      false,
    );
    expect(
      requestDecisionSchema.safeParse({ ...decision, decision: 'decline', reason: ' No. ' }),
    ).toMatchObject({ success: true, data: { reason: 'No.' } });
  });

  it('refuses an EIN in the reason, and asks to leave it out', () => {
    const reason = 'Your EIN 95-4771357 is wrong';

    expect(requestDecisionSchema.safeParse({ ...decision, reason }).error?.issues).toMatchObject([
      { path: ['reason'], message: LEAVE_NUMBER_OUT },
    ]);
  });

  it.each([0, -1, 1.5])('needs the id of the last seen event, not %d', (seenEvent) => {
    expect(requestDecisionSchema.safeParse({ ...decision, seenEvent }).success).toBe(false);
  });
});
