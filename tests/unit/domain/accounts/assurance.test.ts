import { describe, expect, it } from 'vitest';
import {
  hasSecondFactor,
  needsCode,
  readAssurance,
  wasPasswordUsed,
} from '~/domain/accounts/assurance';
import { accessToken } from '../../../support/access-token';

const VERIFIED = { factor_type: 'totp', status: 'verified' };
const UNVERIFIED = { factor_type: 'totp', status: 'unverified' };

describe('readAssurance', () => {
  it.each([
    [{ aal: 'aal2' }, 'aal2'],
    [{ aal: 'aal1' }, 'aal1'],
    [{ aal: 'aal3' }, 'aal1'],
    [{}, 'aal1'],
  ])('reads %j as %s', (claims, level) => {
    expect(readAssurance(accessToken(claims))).toBe(level);
  });

  it('uses the lower level for an invalid token', () => {
    expect(readAssurance('no token')).toBe('aal1');
  });
});

describe('hasSecondFactor', () => {
  it.each([
    ['none are listed', undefined, false],
    ['there is none', [], false],
    ['one was never confirmed', [UNVERIFIED], false],
    ['one is confirmed', [UNVERIFIED, VERIFIED], true],
  ])('answers when %s', (_, factors, has) => {
    expect(hasSecondFactor(factors)).toBe(has);
  });
});

describe('needsCode', () => {
  it.each([
    ['asks a session with a password alone', 'aal1', [VERIFIED], true],
    ['asks nothing of a session that proved a code', 'aal2', [VERIFIED], false],
    ['asks nothing where there is no second factor', 'aal1', [UNVERIFIED], false],
  ])('%s', (_, aal, factors, needs) => {
    expect(needsCode(accessToken({ aal }), factors)).toBe(needs);
  });
});

describe('wasPasswordUsed', () => {
  it.each([
    [[{ method: 'password' }, { method: 'totp' }], true],
    [[{ method: 'otp' }], false],
    [['password', null], false],
    ['password', false],
    [undefined, false],
  ])('reads the sign-in methods %j', (amr, used) => {
    expect(wasPasswordUsed(accessToken({ amr }))).toBe(used);
  });
});
