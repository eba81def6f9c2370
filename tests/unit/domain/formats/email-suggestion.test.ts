import { describe, expect, it } from 'vitest';
import { suggestEmail } from '~/domain/formats/email-suggestion';

describe('a suggestion for an email address', () => {
  it.each([
    ['swapped letters', 'Amy.Doe+bond@gmial.com', 'Amy.Doe+bond@gmail.com'],
    ['a missing letter', 'amy@yaho.com', 'amy@yahoo.com'],
    ['a letter too many', 'amy@outlookk.com', 'amy@outlook.com'],
    ['a wrong ending', 'amy@gmail.con', 'amy@gmail.com'],
    ['a cut ending', 'amy@icloud.co', 'amy@icloud.com'],
    ['capitals and blanks', ' amy@GMAI.COM ', 'amy@gmail.com'],
  ])('names the provider for %s', (_, typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    ['of a provider', 'amy@gmail.com'],
    ['of a provider that looks like another', 'amy@ymail.com'],
    ['of a law firm', 'amy@smith.law'],
    ['of a county', 'clerk@co.beaufort.sc.us'],
    ['of a short domain', 'amy@me.com'],
    ['that is incomplete', 'amy@gmai'],
    ['that is empty', ''],
  ])('is absent for an address %s', (_, typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
