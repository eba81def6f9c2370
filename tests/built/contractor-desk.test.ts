import { expect, it } from 'vitest';
import { attributeOf, readBuiltPages, textOf } from '../support/built-html.ts';

const pages = await readBuiltPages();

function linksOf(path: string): (string | undefined)[] {
  const page = pages.find((one) => one.path === path);

  return (page?.elements ?? [])
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href'));
}

it.each([
  '/products/bid-bond',
  '/products/performance-bond',
  '/products/payment-bond',
  '/products/contract',
  '/resources/worksheets/bonding-capacity',
])('%s tells contractors about their bonding line, and leads to the Contractor Desk', (path) => {
  const page = pages.find((one) => one.path === path);
  const texts = (page?.elements ?? []).filter(({ tagName }) => tagName === 'p').map(textOf);

  expect(texts.some((text) => text.includes('ask once for a bonding line'))).toBe(true);
  expect(linksOf(path)).toContain('/dashboard/contractor');
});

it('the home page leads contractors to the bonding line', () => {
  expect(linksOf('/')).toContain('/products/contract#bonding-line');
});

it('a page of another trade does not speak of a bonding line', () => {
  expect(linksOf('/products/notary')).not.toContain('/dashboard/contractor');
});
