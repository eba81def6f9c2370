import { describe, expect, it } from 'vitest';
import { SEARCH_INDEX_PATH } from '~/domain/search/index-file';
import { isAsset, isPublicPage, isSearchIndex, isVerification } from '~/platform/offline/rules';

describe('isPublicPage', () => {
  it.each(['/', '/products/notary', '/states/sc', '/legal/terms', '/offline', '/verify-bonds'])(
    'accepts %s',
    (path) => {
      expect(isPublicPage(path)).toBe(true);
    },
  );

  it.each([
    '/quote',
    '/quote/',
    '/Quote',
    '/%71uote',
    '/signin',
    '/signup',
    '/mfa',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/verify/a1b2',
    '/unsubscribe',
    '/account',
    '/dashboard',
    '/dashboard/documents',
    '/admin/security',
    '/auth/callback',
    '/auth0/callback',
    '/api/vitals',
    '/%E0%A4%A',
  ])('never handles %s', (path) => {
    expect(isPublicPage(path)).toBe(false);
  });

  it.each(['/robots.txt', '/sw.js', '/share/states/sc.png'])('ignores the file %s', (path) => {
    expect(isPublicPage(path)).toBe(false);
  });
});

describe('isVerification', () => {
  it.each([
    ['/verify', true],
    ['/verify/a1b2', true],
    ['/Verify/a1b2', true],
    ['/verify-email', false],
    ['/quote', false],
    ['/%E0%A4%A', false],
  ])('for %s is %s', (path, isOne) => {
    expect(isVerification(path)).toBe(isOne);
  });
});

describe('isAsset', () => {
  it.each([
    ['/_astro/page.Ab12.js', true],
    ['/fonts/besley-1.woff2', true],
    ['/favicon.svg', false],
    ['/products/_astro/', false],
  ])('for %s is %s', (path, isOne) => {
    expect(isAsset(path)).toBe(isOne);
  });
});

describe('isSearchIndex', () => {
  it.each([
    [SEARCH_INDEX_PATH, true],
    ['/products/search/', false],
    ['/searching', false],
  ])('for %s is %s', (path, isOne) => {
    expect(isSearchIndex(path)).toBe(isOne);
  });
});
