import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data';

describe('the mail about a bond that is not filed', () => {
  const read = (changes: object) =>
    readLetter('filing_due', { ...LETTER_DATA.filing_due, ...changes });
  const RULE = 'Most bonds must be filed before their first day, which is February 29, 2028.';

  it.each([
    ['before its first day', '2028-02-28', `${RULE} Your dashboard`],
    [
      'on its first day',
      '2028-02-29',
      'The bond’s first day was February 29, 2028, so file the bond now.',
    ],
    ['on a day that an older mail does not name', undefined, `${RULE} If that day is past, file`],
  ])('says by when to file it %s', (_, remindedOn, words) => {
    expect(read({ remindedOn })?.parts[0]).toMatchObject({ text: expect.stringContaining(words) });
  });

  it.each([
    ['executor-personal-representative', 'Probate Court of Horry County'],
    ['appeal-supersedeas', 'the clerk of the court'],
    [undefined, 'Probate Court of Horry County'],
  ])('names the office that takes the bond %s', (bondSlug, office) => {
    expect(read({ bondSlug, obligee: 'Probate Court of Horry County' })?.parts[1]).toMatchObject({
      facts: expect.arrayContaining([['File with', office]]),
    });
  });

  it.each(['Pay at evil.example', undefined])('names no office for %j', (obligee) => {
    expect(JSON.stringify(read({ obligee }))).not.toContain('File with');
  });

  it.each([
    [
      'before its term starts',
      '2028-02-28',
      'File it before the new term starts on February 29, 2028.',
    ],
    [
      'after its term started',
      '2028-03-01',
      'The new term started on February 29, 2028, so file the certificate now.',
    ],
    ['on a day that it does not name', undefined, 'The new term started on February 29, 2028'],
  ])('asks for a certificate %s, and not for the bond again', (_, remindedOn, words) => {
    const letter = read({ term: 2, bondSlug: 'notary', remindedOn });

    expect(letter).toMatchObject({
      subject: 'Did you file the continuation certificate of your bond MSB-27182818?',
      title: 'File the certificate',
      note: expect.stringContaining('Check “Certificate filed” on your dashboard'),
    });
    expect(letter?.parts[0]).toMatchObject({ text: expect.stringContaining(words) });
    expect(letter?.parts[0]).toMatchObject({
      text: expect.stringContaining('Do not file the bond again.'),
    });
    expect(letter?.parts[1]).toMatchObject({
      facts: expect.arrayContaining([['New term starts', 'February 29, 2028']]),
    });
  });

  it('asks to sign and file a rider, and not for the bond again', () => {
    const letter = read({ term: 1, rider: 2 });

    expect(letter).toMatchObject({
      subject: 'Did you file rider 2 of your bond MSB-27182818?',
      title: 'Sign and file the rider',
      note: expect.stringContaining('Check “Rider 2 filed” on your dashboard'),
    });
    expect(letter?.parts).toMatchObject([
      {
        text: expect.stringContaining(
          'do not file the bond again. Sign the rider and file it now.',
        ),
      },
      { facts: expect.arrayContaining([['Date of the rider', 'February 29, 2028']]) },
    ]);
  });

  it('of the first term is about the bond itself', () => {
    expect(read({ term: 1 })?.subject).toBe('Did you file your bond MSB-27182818?');
  });

  it('does not tell a notary to file before the first day, because laws count from the commission', () => {
    const notary = { ...LETTER_DATA.filing_due, bondSlug: 'notary' };
    const words = JSON.stringify(readLetter('filing_due', notary)?.parts[0]);

    expect(words).toContain('from the start of the commission');
    expect(words).not.toContain('before their first day');
  });
});
