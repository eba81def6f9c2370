import { describe, expect, it } from 'vitest';
import {
  initialsOf,
  isConfirmedUser,
  readSessionId,
  readTokenUser,
  toSessionUser,
} from '~/domain/accounts/session-user';
import { accessToken } from '../../../support/access-token';

const record = {
  id: 'user-1',
  email: 'jane@example.com',
  email_confirmed_at: '2026-01-20T10:00:00Z',
  created_at: '2026-01-19T10:00:00Z',
};

describe('toSessionUser', () => {
  it("converts Auth's names to the site's names", () => {
    const user_metadata = {
      first_name: 'Jane',
      last_name: 'Middleton',
      full_name: 'Jane A. Middleton',
      avatar_url: '/jane.png',
      terms_version: 'v1.1',
    };

    expect(toSessionUser({ ...record, user_metadata })).toEqual({
      id: 'user-1',
      email: 'jane@example.com',
      isVerified: true,
      createdAt: '2026-01-19T10:00:00Z',
      firstName: 'Jane',
      lastName: 'Middleton',
      fullName: 'Jane A. Middleton',
      avatarUrl: '/jane.png',
      acceptedTerms: 'v1.1',
    });
  });

  it.each([
    [{ first_name: 'Jane', last_name: 'Middleton' }, 'Jane Middleton'],
    [{ first_name: ' Jane ' }, 'Jane'],
    [{ last_name: 'Middleton' }, 'Middleton'],
    [{ full_name: ' ', first_name: 'Jane' }, 'Jane'],
    [{ first_name: '' }, undefined],
  ])('builds the missing full name: %j', (user_metadata, fullName) => {
    expect(toSessionUser({ ...record, user_metadata }).fullName).toBe(fullName);
  });

  it('leaves out missing values and values that are not text', () => {
    const user_metadata = { full_name: 7, first_name: null, avatar_url: ['x'], terms_version: {} };

    expect(toSessionUser({ id: 'user-1', user_metadata })).toEqual({
      id: 'user-1',
      email: '',
      isVerified: false,
    });
  });

  it('accepts a record without metadata', () => {
    expect(toSessionUser(record)).toEqual({
      id: 'user-1',
      email: 'jane@example.com',
      isVerified: true,
      createdAt: '2026-01-19T10:00:00Z',
    });
  });
});

describe('readTokenUser', () => {
  it('returns the user of a token', () => {
    const token = accessToken({ sub: 'user-1', email: 'jane@example.com' });

    expect(readTokenUser(token)).toEqual({
      id: 'user-1',
      email: 'jane@example.com',
      isVerified: true,
    });
  });

  it('reads names in any alphabet from the token', () => {
    const user_metadata = { full_name: 'Žofie Černá 👩‍⚖️' };
    const token = accessToken({ sub: 'user-1', email: 'z@example.com', user_metadata });

    expect(readTokenUser(token)?.fullName).toBe('Žofie Černá 👩‍⚖️');
  });

  it.each([
    ['no token', ''],
    ['a text', 'not a token'],
    ['a payload that is no base64', 'a.%%%.c'],
    ['a payload that is no JSON', 'a.YWJj.c'],
    ['a payload that is a list', `a.${btoa('[1]')}.c`],
    ['a payload that is null', `a.${btoa('null')}.c`],
    ['nobody', accessToken({ email: 'jane@example.com' })],
    ['no address', accessToken({ sub: 'user-1', email: '' })],
  ])('finds no user in %s', (_, token) => {
    expect(readTokenUser(token)).toBeUndefined();
  });

  it('ignores invalid metadata', () => {
    const token = accessToken({ sub: 'user-1', email: 'jane@example.com', user_metadata: ['x'] });

    expect(readTokenUser(token)).toEqual({
      id: 'user-1',
      email: 'jane@example.com',
      isVerified: true,
    });
  });
});

describe('readSessionId', () => {
  it('returns the session of a token', () => {
    expect(readSessionId(accessToken({ session_id: 'session-1' }))).toBe('session-1');
  });

  it.each(['', accessToken({}), accessToken({ session_id: 7 })])(
    'finds no session in %j',
    (token) => {
      expect(readSessionId(token)).toBeUndefined();
    },
  );
});

describe('initialsOf', () => {
  it.each([
    ['jane@example.com', 'JA'],
    ['J@example.com', 'J@'],
    ['éa@example.com', 'ÉA'],
    ['😀x@example.com', '😀X'],
    ['', ''],
  ])('returns the first two letters of %s in upper case', (email, initials) => {
    expect(initialsOf({ email })).toBe(initials);
  });
});

describe('isConfirmedUser', () => {
  it('tells the user whom Auth gave from the one whom only the token names', () => {
    const user = { id: 'a', email: 'ann@example.com', isVerified: true };

    expect(isConfirmedUser(user)).toBe(false);
    expect(isConfirmedUser({ ...user, createdAt: '2026-11-01T12:00:00Z' })).toBe(true);
  });
});
