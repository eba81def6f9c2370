import { describe, expect, it } from 'vitest';
import { publicPath } from '~/layouts/public-path';

describe('publicPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/get-a-bond', '/get-a-bond'],
    ['/get-a-bond.html', '/get-a-bond'],
    ['/states/sc/', '/states/sc'],
    ['/products/index.html', '/products'],
    ['/resources/the-index', '/resources/the-index'],
  ])('for %s is %s', (pathname, expected) => {
    expect(publicPath(pathname)).toBe(expected);
  });
});
