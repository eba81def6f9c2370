import { describe, expect, it } from 'vitest';
import { readSetupVisit, setupPath } from '~/domain/accounts/second-factor-address';

describe('setupPath', () => {
  it.each([
    ['/admin?application=1', '&returnTo=%2Fadmin%3Fapplication%3D1'],
    ['https://evil.example/', ''],
    ['/mfa', ''],
    [undefined, ''],
    [null, ''],
  ])('returns to %j only within the site', (returnTo, rest) => {
    expect(setupPath('staff', returnTo)).toBe(`/dashboard/account?tab=security&setup=staff${rest}`);
  });
});

describe('readSetupVisit', () => {
  it('reads the values that setupPath wrote', () => {
    const { search } = new URL(setupPath('recovered', '/dashboard/renewals'), 'https://a.example');

    expect(readSetupVisit(search)).toEqual({
      reason: 'recovered',
      returnTo: '/dashboard/renewals',
    });
  });

  it.each(['', '?tab=security', '?setup=else&returnTo=//evil.example'])(
    'reads no reason and no target from %j',
    (search) => {
      expect(readSetupVisit(search)).toEqual({ reason: undefined, returnTo: undefined });
    },
  );
});
