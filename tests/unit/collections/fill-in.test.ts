import { describe, expect, it } from 'vitest';
import { fillIn, unknownBlanks } from '~/collections/fill-in';
import { readSite } from '../../tools/catalogue/read-content.ts';

const site = readSite();

describe('fillIn', () => {
  it('replaces each named fact with its value', () => {
    expect(fillIn('Call {phone} or write to {email}.', site)).toBe(
      `Call ${site.phone} or write to ${site.email}.`,
    );
  });

  it('writes the address on one line', () => {
    expect(fillIn('{address}', site)).toBe('18 Saltgrass Lane, Suite 200, Charleston, SC 29401');
  });

  it('replaces the words of the catalog where they are known', () => {
    const words = { notaryException: ', except in Texas' };

    expect(fillIn('The same day{notaryException}.', site, words)).toBe(
      'The same day, except in Texas.',
    );
  });

  it('keeps names that match no fact', () => {
    expect(fillIn('{fax} and {}', site)).toBe('{fax} and {}');
  });
});

describe('unknownBlanks', () => {
  it('lists the names that match no fact', () => {
    expect(unknownBlanks('{phone}, {fax}, {toString}')).toEqual(['fax', 'toString']);
  });
});
