import { describe, expect, it } from 'vitest';
import { sanitizeElement } from '~/integrations/guide-safety/markup-schema';

describe('sanitizeElement', () => {
  it.each([
    'script',
    'style',
    'iframe',
    'object',
    'form',
    'input',
    'svg',
    'h1',
    'div',
    'constructor',
  ])('removes <%s> completely', (tagName) => {
    expect(sanitizeElement({ tagName, properties: {} })).toBeUndefined();
  });

  it.each([
    ['a handler', 'p', { onClick: 'alert(1)' }],
    ['a style', 'td', { style: 'text-align: right' }],
    ['a class', 'p', { className: ['hidden'] }],
    ['an id', 'h2', { id: 'x' }],
    ['an address that runs', 'a', { href: 'javascript:alert(1)' }],
    ['an address of another site', 'img', { src: 'https://evil.example/a.png' }],
    ['the language of code that is none', 'code', { className: ['language-"onload="x'] }],
    ['a tag in a title', 'a', { title: '<b>' }],
  ])('removes %s', (_, tagName, properties) => {
    expect(
      Object.values(sanitizeElement({ tagName, properties })?.properties ?? {}).flat(),
    ).toEqual([]);
  });

  it.each([
    ['a link', 'a', { href: 'https://www.irs.gov/', title: 'The IRS' }],
    ['a picture', 'img', { src: '/images/seal.png', alt: 'A seal' }],
    ['the language of code', 'code', { className: ['language-ts'] }],
    ['the first number of a list', 'ol', { start: 3 }],
    ['the way to a footnote', 'a', { href: '#user-content-fn-1', id: 'user-content-fnref-1' }],
    ['an abbreviation', 'abbr', { title: 'United States' }],
  ])('keeps %s', (_, tagName, properties) => {
    expect(sanitizeElement({ tagName, properties })).toMatchObject({ tagName, properties });
  });
});
