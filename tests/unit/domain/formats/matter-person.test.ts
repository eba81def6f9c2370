import { describe, expect, it } from 'vitest';
import { personOfMatter } from '~/domain/formats/matter-person';

describe('personOfMatter', () => {
  it.each([
    ['Estate of Robert O’Neal Sr.', 'Robert O’Neal Sr.'],
    ['THE ESTATE OF MARY SMITH', 'MARY SMITH'],
    ['In re: Estate of Mary Smith, Deceased', 'Mary Smith'],
    ['In the Matter of the Guardianship of Leo Smith', 'Leo Smith'],
    ['In re Leo Smith', 'Leo Smith'],
    ['Conservatorship of Leo Smith', 'Leo Smith'],
    ['Mary Smith (deceased)', 'Mary Smith'],
  ])('takes the name out of %j', (typed, name) => {
    expect(personOfMatter(typed)).toBe(name);
  });

  it.each(['Mary Ann Smith', 'Inre Estateson', 'Probate Court', ''])('keeps %j', (typed) => {
    expect(personOfMatter(typed)).toBe(typed);
  });

  it('keeps a text of nothing but words of a caption', () => {
    expect(personOfMatter('Estate of ')).toBe('Estate of ');
  });
});
