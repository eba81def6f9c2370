import { describe, expect, it } from 'vitest';
import { answeredWords, type MatterPart, missingWords } from '~/domain/signing/matter-part';

const NOW = new Date('2026-11-24T15:00:00Z');

const TIMES = {
  expiresAt: '2026-12-01T15:00:00Z',
  openedAt: null,
  confirmedAt: null,
  lockedAt: null,
  declinedAt: null,
  signedAt: null,
  voidedAt: null,
  revokedAt: null,
};

function part(change: Partial<MatterPart> = {}): MatterPart {
  const known = { role: 'client', name: 'Ann Lee', email: '', phone: '', contact: null };

  return { ...known, times: TIMES, voidedFor: [], ...change };
}

const wordsOf = (times: Partial<NonNullable<MatterPart['times']>>) =>
  missingWords(part({ times: { ...TIMES, ...times } }), NOW);

describe('who has not signed', () => {
  it.each([
    [{}, 'Ann Lee has not opened the link yet.'],
    [{ openedAt: 'x' }, 'Ann Lee has opened the link and not signed yet.'],
    [{ confirmedAt: 'x' }, 'Ann Lee is answering and has not signed yet.'],
    [{ declinedAt: 'x' }, 'Ann Lee declined to sign.'],
    [{ revokedAt: 'x' }, 'Ann Lee has no link: it was revoked.'],
    [{ expiresAt: '2026-11-24T15:00:00Z' }, 'Ann Lee has not signed, and the link has expired.'],
    [{ lockedAt: 'x' }, 'Ann Lee has not signed, and the link is locked after five wrong codes.'],
    [{ signedAt: 'x' }, undefined],
    [{ signedAt: 'x', voidedAt: 'x' }, 'Ann Lee must sign again.'],
  ])('is said for %j', (times, words) => {
    expect(wordsOf(times)).toBe(words);
  });

  it('is said with the facts that changed', () => {
    const times = { ...TIMES, signedAt: 'x', voidedAt: 'x' };

    expect(missingWords(part({ times, voidedFor: ['court', 'amountCents'] }), NOW)).toBe(
      'Ann Lee must sign again. Changed after the signature: Court, Bond amount.',
    );
  });

  it.each([
    ['client', 'The client has not been invited to sign.'],
    ['co-fiduciary', 'A co-fiduciary has not been invited to sign.'],
  ])('names a %s without a name by the role', (role, words) => {
    expect(missingWords(part({ role, name: '', times: null }), NOW)).toBe(words);
  });
});

it('says who answered, on the day of the office', () => {
  const late = '2026-11-25T02:00:00Z';

  expect(answeredWords([{ name: 'Ann Lee', signedAt: late }])).toBe(
    'Answered by Ann Lee on November 24, 2026',
  );
  expect(
    answeredWords([
      { name: 'Ann Lee', signedAt: late },
      { name: 'Bo Lee', signedAt: '2026-11-26T15:00:00Z' },
    ]),
  ).toBe('Answered by Ann Lee on November 24, 2026, and by Bo Lee on November 26, 2026');
});
