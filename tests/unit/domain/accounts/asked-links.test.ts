import { describe, expect, it } from 'vitest';
import {
  addAskedLink,
  ASKED_LINK_MAX_AGE_MS,
  askedAddress,
  askedAt,
  confirmHalf,
  hasAskedFor,
  readAskedLinks,
  signUpKey,
  signUpReturn,
  waitingChange,
  type AskedLink,
} from '~/domain/accounts/asked-links';
import { MAILED_LINK_MINUTES } from '~/domain/accounts/mailed-link';

const NOW = new Date('2026-11-20T12:00:00Z');

function asked(changes: Partial<AskedLink> = {}): AskedLink {
  return { kind: 'signup', email: 'ada@example.com', at: NOW.getTime(), ...changes };
}

describe('readAskedLinks', () => {
  it('reads links of the last hour back', () => {
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
    ['with a key that is no text', { ...asked(), key: 1 }],
    ['with a page that is no text', { ...asked(), returnTo: 1 }],
    ['with a half that is no half', { ...asked(), isHalfConfirmed: 'yes' }],
    ['that is none', null],
    ['that is a text', 'signup'],
  ])('leaves out a link %s', (_, link) => {
    expect(readAskedLinks(JSON.stringify([link]), NOW)).toEqual([]);
  });

  it.each([undefined, '', '{', '{}', 'null'])('reads no links from %s', (text) => {
    expect(readAskedLinks(text, NOW)).toEqual([]);
  });
});

describe('addAskedLink', () => {
  it('puts the newest first and keeps one per kind and address', () => {
    const before = [
      asked({ at: 1 }),
      asked({ kind: 'recovery' }),
      asked({ email: 'b@example.com' }),
    ];
    const again = asked({ email: 'ADA@example.com' });

    expect(addAskedLink(before, again)).toEqual([again, ...before.slice(1)]);
  });

  it('keeps the key of a sign-up whose mail is sent again, and replaces the key of another', () => {
    const first = addAskedLink([], asked({ key: 'first' }));
    const again = addAskedLink(first, asked({ at: 2 }));

    expect(again).toEqual([asked({ at: 2, key: 'first' })]);
    expect(addAskedLink(again, asked({ key: 'second' }))).toEqual([asked({ key: 'second' })]);
  });

  it('keeps five links', () => {
    const before = [1, 2, 3, 4, 5].map((place) => asked({ email: `${place}@example.com` }));

    expect(addAskedLink(before, asked())).toEqual([asked(), ...before.slice(0, 4)]);
  });
});

describe('a link that this browser requested', () => {
  const links = [
    asked({ kind: 'recovery', email: 'ben@example.com' }),
    asked(),
    asked({ email: 'old@example.com' }),
  ];

  it('is found by its address, in any case', () => {
    expect(hasAskedFor(links, 'Ada@Example.com')).toBe(true);
    expect(hasAskedFor(links, 'eve@example.com')).toBe(false);
  });

  it('has the newest address of its kind', () => {
    expect(askedAddress(links, 'signup')).toBe('ada@example.com');
    expect(askedAddress(links, 'email_change')).toBeUndefined();
  });
});

describe('askedAt', () => {
  it('is the time of the last link of a kind for an address, in any spelling', () => {
    const links = [asked({ at: 2 }), asked({ kind: 'recovery', at: 1 })];

    expect(askedAt(links, 'signup', 'Ada@Example.com')).toBe(2);
    expect(askedAt(links, 'recovery', 'ada@example.com')).toBe(1);
    expect(askedAt(links, 'signup', 'eve@example.com')).toBeUndefined();
  });
});

describe('signUpKey', () => {
  it('belongs to the sign-up of an address, in any spelling', () => {
    const links = [asked({ kind: 'recovery' }), asked({ key: 'of ada' })];

    expect(signUpKey(links, 'Ada@Example.com')).toBe('of ada');
    expect(signUpKey(links, 'eve@example.com')).toBeUndefined();
    expect(signUpKey([asked()], 'ada@example.com')).toBeUndefined();
  });
});

it('the page that a visitor wanted survives a mail that is sent again', () => {
  const links = addAskedLink([asked({ returnTo: '/quote?resume=1' })], asked());

  expect(signUpReturn(links, 'ADA@example.com')).toBe('/quote?resume=1');
  expect(signUpReturn(links, 'bea@example.com')).toBeUndefined();
});

describe('a change of address', () => {
  const change = asked({ kind: 'email_change', email: 'new@example.com' });

  it('waits as long as its links are good', () => {
    const old = { ...change, at: NOW.getTime() - MAILED_LINK_MINUTES * 60_000 - 1 };

    expect(waitingChange([asked(), change], NOW)).toBe(change);
    expect(waitingChange([old], NOW)).toBeUndefined();
    expect(waitingChange([asked()], NOW)).toBeUndefined();
  });

  it('knows that one of its links was opened, until it is asked for again', () => {
    const older = asked({ kind: 'email_change', email: 'older@example.com' });
    const half = confirmHalf([asked(), change, older]);

    expect(half).toEqual([asked(), { ...change, isHalfConfirmed: true }, older]);
    expect(readAskedLinks(JSON.stringify(half), NOW)).toEqual(half);
    expect(addAskedLink(half, change)[0]).toEqual(change);
  });
});
