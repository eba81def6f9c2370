import { describe, expect, it } from 'vitest';
import { firstApproval } from '~/domain/underwriting/first-approval';

const event = (id: number, kind: string) => ({
  id,
  kind,
  actor: 'staff',
  actorId: 'dana',
  at: '2026-11-22T10:00:00Z',
});

describe('firstApproval', () => {
  it('is the one that waits for a colleague', () => {
    const first = event(2, 'first-approved');

    expect(firstApproval([event(1, 'sent-to-review'), first])).toBe(first);
    expect(firstApproval([event(1, 'sent-to-review')])).toBeUndefined();
  });

  it.each([
    'information-requested',
    'information-given',
    'declined',
    'withdrawn',
    'claimed',
    'approved',
  ])('is none after %s', (kind) => {
    expect(firstApproval([event(1, 'first-approved'), event(2, kind)])).toBeUndefined();
    expect(firstApproval([event(1, kind), event(2, 'first-approved')])?.id).toBe(2);
  });
});
