import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

describe('an invitation to sign', () => {
  it('explains credit check and indemnity before the form, and has the token in the fragment', () => {
    const letter = readLetter('signing_invited', LETTER_DATA.signing_invited);

    expect(letter?.action.path).toBe(`/sign#${'k'.repeat(32)}`);
    expect(JSON.stringify(letter?.parts)).toMatch(
      /check your credit.*repay it from your own money/,
    );
  });

  it('quotes the reason of an underwriter, if there is one', () => {
    const quotes = (reason: string) =>
      readLetter('signing_invited', { ...LETTER_DATA.signing_invited, reason })?.parts.filter(
        ({ type }) => type === 'quote',
      );

    expect(quotes('You own half of the company')).toHaveLength(1);
    expect(quotes('')).toEqual([]);
  });

  it('leaves out a firm’s name that mail programs would show as a link', () => {
    const letter = readLetter('signing_invited', {
      ...LETTER_DATA.signing_invited,
      sender: 'Pay at evil.example',
    });

    expect(letter?.title).toBe('A law firm asks you to answer and sign');
    expect(JSON.stringify(letter)).not.toContain('evil.example');
  });
});

describe('the mail with a code', () => {
  it('has no link to the page, so that it opens nothing alone', () => {
    expect(readLetter('signing_code', LETTER_DATA.signing_code)?.action.path).toBe('/support');
  });
});
