import { expect, it } from 'vitest';
import { lineAccount } from '~/domain/contractors/contractor-desk';
import { DESK, GRANT } from '../../../support/contractor-desk.ts';

const NAMED = { ...GRANT, conditions: { indemnitors: ['i'] } };

it('the line counts who was asked to indemnify and has not signed', () => {
  const asked = {
    id: 'i',
    kind: 'person',
    relation: 'owner',
    fullName: 'Ann Lee',
    email: 'ann@example.com',
    reason: 'Owner',
    isReleased: false,
  } as const;
  const times = {
    id: 'l',
    sentTo: '',
    sentAt: '',
    expiresAt: '',
    openedAt: null,
    confirmedAt: null,
    lockedAt: null,
    declinedAt: null,
    voidedAt: null,
    revokedAt: null,
  };
  const signed = { ...asked, link: { ...times, signedAt: '2026-11-20T15:00:00Z' } };

  for (const [indemnitor, expected] of [
    [asked, 1],
    [{ ...asked, isReleased: true }, 0],
    [{ ...asked, link: { ...times, signedAt: null } }, 1],
    [signed, 0],
    [{ ...signed, link: { ...signed.link, voidedAt: '2026-11-21T15:00:00Z' } }, 1],
  ] as const)
    expect(lineAccount({ ...DESK, indemnitors: [indemnitor] }).unsigned).toBe(expected);

  // Named by the line, a released indemnitor still counts.
  for (const [indemnitor, expected] of [
    [{ ...asked, isReleased: true }, 1],
    [{ ...signed, isReleased: true }, 0],
    [{ ...asked, id: 'other', isReleased: true }, 0],
  ] as const)
    expect(lineAccount({ ...DESK, grants: [NAMED], indemnitors: [indemnitor] }).unsigned).toBe(
      expected,
    );
});
