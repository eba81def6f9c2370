import { describe, expect, it } from 'vitest';
import { shareImageOf } from '~/layouts/share-image';

describe('shareImageOf', () => {
  it.each([
    ['/products/notary', '/share/products/notary.png'],
    ['/states/sc', '/share/states/sc.png'],
    ['/resources/executor-bond-guide', '/share/resources/executor-bond-guide.png'],
    ['/resources', '/share/marshline.png'],
    ['/resources/category/probate', '/share/marshline.png'],
    ['/resources/state/sc', '/share/marshline.png'],
    ['/products', '/share/marshline.png'],
    ['/', '/share/marshline.png'],
    ['/legal/terms', '/share/marshline.png'],
  ])('for %s is %s', (page, image) => {
    expect(shareImageOf(page)).toBe(image);
  });
});
