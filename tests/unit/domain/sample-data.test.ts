import { describe, expect, it } from 'vitest';
import { isRealAddress, showsSampleData } from '~/domain/sample-data';

describe('showsSampleData', () => {
  it.each([
    ['https://www.marshlinesurety.com', false],
    ['https://deploy-preview-3--marshline.netlify.app', false],
    ['https://example.com', false],
    ['https://www.marshlinesurety.example', true],
    ['https://site.test', true],
    ['https://site.invalid', true],
    ['http://localhost:4321', true],
    ['http://127.0.0.1:4321', true],
    [undefined, true],
  ])('for a build for %s is %s', (origin, isShown) => {
    expect(showsSampleData(origin, false)).toBe(isShown);
  });

  it('is true for a demonstration at any address', () => {
    expect(showsSampleData('https://demo.marshlinesurety.com', true)).toBe(true);
  });
});

describe('isRealAddress', () => {
  it('is false for a domain that only looks reserved at its start', () => {
    expect(isRealAddress('https://example.marshlinesurety.com')).toBe(true);
    expect(isRealAddress('https://marshlinesurety.example')).toBe(false);
  });
});
