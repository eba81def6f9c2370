import { describe, expect, it } from 'vitest';
import {
  paperWithHash,
  readVerification,
  readVerifyToken,
  verdictOn,
  type BondVerification,
} from '~/domain/bonds/bond-verification';

const TOKEN = 'Kp3vXq0aZ9b-LmT_7yWc2RdEfGh5NjUs';
const TODAY = '2026-11-21';

function aBond(changes: Partial<BondVerification> = {}): BondVerification {
  return {
    status: 'active',
    number: 'MSB-27182818',
    principal: 'Marisol Okafor',
    obligee: 'State of Texas',
    amount: 1_000_000,
    powerLimit: 1_000_000,
    issuedOn: '2026-11-01',
    effectiveDate: '2026-11-15',
    expiryDate: '2030-11-15',
    papers: { bond: 'a'.repeat(64), powerOfAttorney: 'b'.repeat(64) },
    ...changes,
  };
}

describe('readVerifyToken', () => {
  it.each([
    ['the code alone', TOKEN],
    ['with blanks around it', ` ${TOKEN}\n`],
    ['the path of the page', `/verify/${TOKEN}`],
    ['the path with a slash at its end', `/verify/${TOKEN}/`],
    ['the whole address', `https://marshlinesurety.example/verify/${TOKEN}`],
    ['an address that a mail program marked', `https://x.example/verify/${TOKEN}?utm=1#top`],
  ])('reads %s', (_, text) => {
    expect(readVerifyToken(text)).toBe(TOKEN);
  });

  it.each([
    ['nothing', ''],
    ['31 characters', TOKEN.slice(1)],
    ['33 characters', `${TOKEN}x`],
    ['a bond number', 'MSB-27182818'],
    ['another sign among them', `${TOKEN.slice(1)}!`],
  ])('finds none in %s', (_, text) => {
    expect(readVerifyToken(text)).toBeUndefined();
  });
});

describe('readVerification', () => {
  it.each([
    ['a bond with a last day', aBond()],
    ['a bond without one', aBond({ expiryDate: null })],
    ['a bond without papers', aBond({ papers: { bond: null, powerOfAttorney: null } })],
  ])('reads %s', (_, bond) => {
    expect(readVerification(JSON.parse(JSON.stringify(bond)))).toEqual(bond);
  });

  it.each([
    ['nothing', null],
    ['a text', 'active'],
    ['no papers', { ...aBond(), papers: null }],
    ['a status of another kind', { ...aBond(), status: 'lost' }],
    ['no principal', { ...aBond(), principal: undefined }],
    ['an amount as text', { ...aBond(), amount: '10000' }],
    ['a last day that is a number', { ...aBond(), expiryDate: 5 }],
    ['a hash that is a number', { ...aBond(), papers: { bond: 1, powerOfAttorney: null } }],
    ['half of the hashes', { ...aBond(), papers: { bond: null } }],
  ])('refuses %s', (_, answer) => {
    expect(readVerification(answer)).toBeUndefined();
  });
});

describe('verdictOn', () => {
  it.each([
    ['in force', {}, 'good', 'This bond is genuine and in force'],
    ['in force from today', { effectiveDate: TODAY }, 'good', 'This bond is genuine and in force'],
    ['without a last day', { expiryDate: null }, 'good', 'This bond is genuine and in force'],
    [
      'in force from tomorrow',
      { effectiveDate: '2026-11-22' },
      'caution',
      'This bond is genuine and takes effect later',
    ],
    ['not in force yet', { status: 'pending' }, 'caution', 'This bond is not in force yet'],
    ['on its last day', { expiryDate: '2026-11-22' }, 'good', 'This bond is genuine and in force'],
    ['past it', { expiryDate: TODAY }, 'bad', 'This bond has expired'],
    ['recorded as expired', { status: 'expired' }, 'bad', 'This bond has expired'],
    ['cancelled', { status: 'cancelled' }, 'bad', 'This bond was cancelled'],
    [
      'cancelled and past its last day',
      { status: 'cancelled', expiryDate: TODAY },
      'bad',
      'This bond was cancelled',
    ],
  ] as const)('of a bond %s', (_, changes, tone, title) => {
    expect(verdictOn(aBond(changes), TODAY)).toMatchObject({ tone, title });
  });

  it('names the day on which a bond ended, where it had one', () => {
    expect(verdictOn(aBond({ expiryDate: TODAY }), TODAY).text).toContain(
      'On November 21, 2026 it ended.',
    );
    expect(verdictOn(aBond({ status: 'expired', expiryDate: null }), TODAY).text).toContain(
      'It ended.',
    );
  });
});

describe('paperWithHash', () => {
  it.each([
    ['the bond', 'a'.repeat(64), 'bond'],
    ['the power of attorney', 'b'.repeat(64), 'powerOfAttorney'],
    ['neither', 'c'.repeat(64), undefined],
  ])('knows %s', (_, hash, paper) => {
    expect(paperWithHash(aBond(), hash)).toBe(paper);
  });
});
