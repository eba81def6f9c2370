import { describe, expect, it } from 'vitest';
import {
  codePath,
  MAX_RETURN_TO_LENGTH,
  safeReturnTo,
  signInPath,
} from '~/domain/accounts/return-to';

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard/account?tab=security',
    '/quote?bondType=notary&state=SC&step=review#amount',
    '/quote?obligee=Charleston%20County%20%2F%2F%20Probate&x=..%2F',
    '/resources/state/SC',
    '/signing-day',
    '/accounts/signin',
    '/quote?next=//evil.example',
  ])('accepts %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it('encodes letters that addresses cannot hold, as browsers do', () => {
    expect(safeReturnTo('/états?q=ü#é')).toBe('/%C3%A9tats?q=%C3%BC#%C3%A9');
  });

  it('reads a backslash inside a path as browsers do', () => {
    expect(safeReturnTo('/states\\..\\quote')).toBe('/quote');
  });

  it.each([
    ['nothing', undefined],
    ['nothing', null],
    ['an empty text', ''],
    ['a path without a slash', 'dashboard'],
    ['a query alone', '?returnTo=/quote'],
    ['another host', 'https://evil.example/'],
    ['another host without a scheme', '//evil.example'],
    ['a third slash', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash at the start', '\\/evil.example'],
    ['our own host with another user', '//own.invalid@evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a script behind a slash', '/javascript:alert(1)\n//evil.example'],
    ['a tab that parsers strip', '/\t/evil.example'],
    ['a line end that parsers strip', '/\n/evil.example'],
    ['a space at the start', ' //evil.example'],
    ['a zero byte', '/\u0000/evil.example'],
    ['folders that lead to two slashes', '/.//evil.example'],
    ['folders up to two slashes', '/a/..//evil.example'],
    ['encoded folders up to two slashes', '/a/%2e%2e//evil.example'],
    ['an encoded tab', '/%09/evil.example'],
    ['an encoded line end', '/%0d%0aLocation:%20//evil.example'],
    ['an encoded slash', '/%2fevil.example'],
    ['an encoded backslash', '/%5cevil.example'],
    ['a slash encoded twice', '/%252fevil.example'],
    ['a slash encoded three times', '/%25252fevil.example'],
    ['a backslash encoded in pieces', '/%25%35%63evil.example'],
    ['folders that only a decoder sees', '/a%2f..%2f%2fevil.example'],
    ['an address no parser takes', '/\\\\['],
  ])('refuses %s: %j', (_, text) => {
    expect(safeReturnTo(text)).toBeUndefined();
  });

  it.each([
    ['/signin', 'itself'],
    ['/signin?returnTo=/signin', 'itself with a query'],
    ['/SignIn', 'itself in capitals'],
    ['/%73ignin', 'itself, encoded'],
    ['/%2573ignin', 'itself, encoded twice'],
    ['/a/../signin', 'itself by a detour'],
    ['/signin/', 'itself with a slash'],
    ['/signin.html', 'itself as a file'],
    ['/signup', 'signing up'],
    ['/forgot-password', 'asking for a link'],
    ['/reset-password?token_hash=x', 'setting a password'],
    ['/verify-email', 'confirming an address'],
    ['/mfa', 'the second factor'],
    ['/auth/callback?code=1', 'the link of a mail'],
    ['/auth0/callback?code=1', 'single sign-on'],
  ])('refuses %s: %s', (path) => {
    expect(safeReturnTo(path)).toBeUndefined();
  });

  it(`accepts at most ${MAX_RETURN_TO_LENGTH} characters`, () => {
    const longest = `/${'a'.repeat(MAX_RETURN_TO_LENGTH - 1)}`;

    expect(safeReturnTo(longest)).toBe(longest);
    expect(safeReturnTo(`${longest}a`)).toBeUndefined();
  });

  it('counts encoded characters', () => {
    const written = `/?${'é'.repeat(MAX_RETURN_TO_LENGTH / 4)}`;

    expect(written.length).toBeLessThan(MAX_RETURN_TO_LENGTH);
    expect(safeReturnTo(written)).toBeUndefined();
  });

  it('keeps a path that only looks encoded', () => {
    expect(safeReturnTo('/100%')).toBe('/100%');
  });
});

describe('signInPath', () => {
  it('returns the visitor to the same page, with the query', () => {
    expect(signInPath('/dashboard?tab=bonds&x=%26')).toBe(
      '/signin?returnTo=%2Fdashboard%3Ftab%3Dbonds%26x%3D%2526',
    );
  });

  it.each([undefined, '//evil.example', '/signin'])('has no target for %s', (path) => {
    expect(signInPath(path)).toBe('/signin');
  });
});

describe('codePath', () => {
  it.each([
    ['/account?from=mail', '/mfa?returnTo=%2Faccount%3Ffrom%3Dmail'],
    ['https://evil.example/', '/mfa'],
    ['/mfa', '/mfa'],
    [undefined, '/mfa'],
    [null, '/mfa'],
  ])('asks for a code and returns to %j only within the site', (returnTo, path) => {
    expect(codePath(returnTo)).toBe(path);
  });
});
