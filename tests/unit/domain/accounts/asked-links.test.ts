import { describe, expect, it } from 'vitest';
import {
  addAskedLink,
  ASKED_LINK_MAX_AGE_MS,
  askedAddress,
  hasAskedFor,
  readAskedLinks,
  type AskedLink,
} from '~/domain/accounts/asked-links';

const NOW = new Date('2026-11-20T12:00:00Z');

function asked(changes: Partial<AskedLink> = {}): AskedLink {
  return { kind: 'signup', email: 'ada@example.com', at: NOW.getTime(), ...changes };
}

describe('readAskedLinks', () => {
  it('reads back links of the last hour', () => {
    const oldest = asked({ at: NOW.getTime() - ASKED_LINK_MAX_AGE_MS });
    const links = [asked(), oldest];

    expect(readAskedLinks(JSON.stringify(links), NOW)).toEqual(links);
  });

  it.each([
    ['older than an hour', asked({ at: NOW.getTime() - ASKED_LINK_MAX_AGE_MS - 1 })],
    ['of the future', asked({ at: NOW.getTime() + 1 })],
    ['of a kind we do not know', { ...asked(), kind: 'invite' }],
    ['without an address', { ...asked(), email: 7 }],
    ['without a time', { ...asked(), at: '0' }],
    ['that is none', null],
    ['that is a text', 'signup'],
  ])('leaves out a link %s', (_, link) => {
    expect(readAskedLinks(JSON.stringify([link]), NOW)).toEqual([]);
  });

  it.each([undefined, '', '{', '{}', 'null'])('reads none from %s', (text) => {
    expect(readAskedLinks(text, NOW)).toEqual([]);
  });
});

describe('addAskedLink', () => {
  it('puts the newest first and keeps one of a kind for an address', () => {
    const before = [
      asked({ at: 1 }),
      asked({ kind: 'recovery' }),
      asked({ email: 'b@example.com' }),
    ];
    const again = asked({ email: 'ADA@example.com' });

    expect(addAskedLink(before, again)).toEqual([again, ...before.slice(1)]);
  });

  it('keeps five', () => {
    const before = [1, 2, 3, 4, 5].map((place) => asked({ email: `${place}@example.com` }));

    expect(addAskedLink(before, asked())).toEqual([asked(), ...before.slice(0, 4)]);
  });
});

describe('what this browser asked for', () => {
  const links = [
    asked({ kind: 'recovery', email: 'ben@example.com' }),
    asked(),
    asked({ email: 'old@example.com' }),
  ];

  it('is known by the address, in any case', () => {
    expect(hasAskedFor(links, 'Ada@Example.com')).toBe(true);
    expect(hasAskedFor(links, 'eve@example.com')).toBe(false);
  });

  it('gives the newest address of a kind', () => {
    expect(askedAddress(links, 'signup')).toBe('ada@example.com');
    expect(askedAddress(links, 'email_change')).toBeUndefined();
  });
});
