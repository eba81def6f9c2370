import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitName } from '~/domain/matters/split-name';

describe('a legal name', () => {
  it.each([
    ['Mary Smith', ['Mary', '', 'Smith', '']],
    ['Mary Ann van Buren Smith', ['Mary', 'Ann van Buren', 'Smith', '']],
    ['John Smith Jr.', ['John', '', 'Smith', 'Jr.']],
    ['John Q. Smith III', ['John', 'Q.', 'Smith', 'III']],
    ['Ming V', ['Ming', '', 'V', '']],
    ['Cher', ['Cher', '', '', '']],
    [' ', ['', '', '', '']],
  ])('of %s has its parts', (name, [firstName, middleName, lastName, suffix]) => {
    expect(splitName(name)).toEqual({ firstName, middleName, lastName, suffix });
  });

  it('prints from its parts as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Za-z.]{1,8}$/), { minLength: 1 }), (words) => {
        const { firstName, middleName, lastName, suffix } = splitName(words.join(' '));
        const parts = [firstName, middleName, lastName, suffix].filter((part) => part !== '');

        expect(parts.join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
