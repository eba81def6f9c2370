import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

describe('the copy of what was signed', () => {
  it('gives its times in the time zone of our office, by name', () => {
    const parts = JSON.stringify(readLetter('signing_copy', LETTER_DATA.signing_copy)?.parts);

    expect(parts).toContain('["Time","November 23, 2026 at 10:02 AM, Eastern Time"]');
    expect(parts).toContain('["You agreed","November 23, 2026 at 10:00 AM, Eastern Time"]');
    expect(parts).not.toContain('2026-11-23T');
  });
});

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

  it('tells an indemnitor of the contractor’s bonds, and a client of this one', () => {
    const wordsFor = (role: string) =>
      JSON.stringify(
        readLetter('signing_invited', { ...LETTER_DATA.signing_invited, role })?.parts,
      );

    expect(wordsFor('client')).toContain('because of this bond');
    expect(wordsFor('indemnitor')).toContain('because of a bond for this contractor');
    expect(wordsFor('indemnitor')).not.toMatch(/attorney|court/);
  });

  it('tells an indemnitor who asks, and opens no application', () => {
    const letterFor = (role: string) =>
      readLetter('signing_invited', { ...LETTER_DATA.signing_invited, role });

    expect(letterFor('client')?.action.label).toBe('Open the application');
    expect(letterFor('indemnitor')?.action.label).toBe('Read and sign');
    expect(letterFor('indemnitor')?.reason).toContain('our underwriter asked for your signature');
  });

  it('leaves out a firm’s name that mail programs would show as a link', () => {
    const letter = readLetter('signing_invited', {
      ...LETTER_DATA.signing_invited,
      sender: 'Pay at evil.example',
    });

    expect(letter?.title).toBe('A firm asks you to answer and sign');
    expect(JSON.stringify(letter)).not.toContain('evil.example');
  });

  it.each([
    ['Ward & Hale, L.L.P.', 'Ward & Hale, L.L.P.'],
    ['Hale P.C., Attorneys', 'Hale P.C., Attorneys'],
    ['Ward P.A.', 'Ward P.A.'],
    ['L.L.C.', 'L.L.C.'],
    ['Ward.L.L.P.', 'A firm'],
    ['Ward L.L.P.example', 'A firm'],
    ['Ward L.L.P', 'A firm'],
  ])('tells a legal form with dots from a link: %s', (sender, shown) => {
    const letter = readLetter('signing_invited', { ...LETTER_DATA.signing_invited, sender });

    expect(letter?.title).toBe(`${shown} asks you to answer and sign`);
  });
});

describe('the mail with a code', () => {
  it('has no link to the page, so that it opens nothing alone', () => {
    expect(readLetter('signing_code', LETTER_DATA.signing_code)?.action.path).toBe('/support');
  });
});

describe('the mail to a signer whose bond was declined', () => {
  it('says who applied and that nothing is owed, and leaves the reason to the attorney', () => {
    const letter = readLetter('signed_declined', { sender: 'Ward & Hale', purpose: 'Notary Bond' });

    expect(letter?.title).toBe('We declined this bond');
    expect(JSON.stringify(letter?.parts)).toMatch(/Ward & Hale applied.*you owe nothing/);
    expect(letter?.action.path).toBe('/support');
  });
});

describe('the mail to a signer whose application was withdrawn', () => {
  it('says that nothing is owed, and names no underwriter', () => {
    const letter = readLetter('signed_withdrawn', {
      sender: 'Ward & Hale',
      purpose: 'Notary Bond',
    });

    expect(letter?.title).toBe('The application for this bond was withdrawn');
    expect(JSON.stringify(letter)).toMatch(/Ward & Hale applied.*you owe nothing.*can apply again/);
    expect(JSON.stringify(letter)).not.toMatch(/underwriter/i);
  });
});

describe('the mail to the firm about a signer', () => {
  const letterOf = (changes: object) =>
    readLetter('signer_answered', { ...LETTER_DATA.signer_answered, ...changes });

  it('says who signed by the role, and leads to the matter', () => {
    expect(letterOf({})).toMatchObject({
      subject: 'Your client signed: Notary Bond',
      action: { path: `/dashboard/attorney?matter=${LETTER_DATA.signer_answered['matterId']}` },
    });
  });

  it('names the matter by the file number of the firm, or else by the case number', () => {
    expect(letterOf({ reference: '2026-114' })?.subject).toBe(
      'Your client signed: Notary Bond, 2026-114',
    );

    const letter = letterOf({ caseNumber: '2026-ES-10-0042' });
    expect(letter?.subject).toBe('Your client signed: Notary Bond, 2026-ES-10-0042');
    expect(JSON.stringify(letter?.parts)).toContain('["Case number","2026-ES-10-0042"]');
  });

  it('has the file number of the firm, unless a mail program could show it as a link', () => {
    expect(JSON.stringify(letterOf({ reference: '2026-114' })?.parts)).toContain('2026-114');
    expect(JSON.stringify(letterOf({ reference: 'evil.example' })?.parts)).not.toContain('evil');
  });

  it.each([
    [1, 'The signer also corrected a fact of the matter.'],
    [2, 'The signer also corrected 2 facts of the matter.'],
  ])('says that %i corrections wait', (corrections, words) => {
    expect(JSON.stringify(letterOf({ corrections })?.parts)).toContain(words);
    expect(JSON.stringify(letterOf({})?.parts)).not.toContain('corrected');
    expect(JSON.stringify(letterOf({ corrections, outcome: 'declined' })?.parts)).not.toContain(
      'corrected',
    );
  });

  it('says that a co-fiduciary declined', () => {
    const letter = letterOf({ role: 'co-fiduciary', outcome: 'declined' });

    expect(letter?.subject).toBe('A co-fiduciary declined to sign: Notary Bond');
    expect(JSON.stringify(letter?.parts)).toContain('The link has ended.');
  });
});
