import { describe, expect, it } from 'vitest';
import { findMoved } from '~/domain/accounts/moved-address';

describe('findMoved', () => {
  it.each(['/dashboard', '/dashboard/', '/dashboard/account', '/dashboard/account/'])(
    'keeps %s',
    (path) => {
      expect(findMoved(path, '?tab=security')).toBeUndefined();
    },
  );

  it.each([
    ['/dashboard/security', '', '/dashboard/account?tab=security'],
    ['/dashboard/security/', '', '/dashboard/account?tab=security'],
    ['/dashboard/security', '?from=mail', '/dashboard/account?from=mail&tab=security'],
    ['/dashboard/settings', '', '/dashboard/account'],
    ['/dashboard/settings', '?tab=sessions', '/dashboard/account?tab=sessions'],
    ['/dashboard/profile', '?tab=sessions', '/dashboard/account?tab=profile'],
  ])('redirects %s%s to %s', (path, search, address) => {
    expect(findMoved(path, search)).toEqual({ address, change: 'redirected' });
  });

  it.each([
    ['/dashboard/bonds', '', '/dashboard'],
    ['/dashboard/account/security', '?a=1', '/dashboard?a=1'],
    ['/dashboard/security/keys', '', '/dashboard'],
    ['/dashboard/constructor', '?tab=renewals', '/dashboard?tab=renewals'],
  ])('reports that %s%s moved to %s', (path, search, address) => {
    expect(findMoved(path, search)).toEqual({ address, change: 'moved' });
  });
});
