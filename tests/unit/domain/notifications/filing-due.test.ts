import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data';

describe('the mail about a bond that is not filed', () => {
  it('names the day before which to file it', () => {
    const [first] = readLetter('filing_due', LETTER_DATA.filing_due)?.parts ?? [];

    expect(first).toMatchObject({
      text: expect.stringContaining(
        'Most bonds must be filed before their first day, which is February 29, 2028.',
      ),
    });
  });

  it('does not tell a notary to file before the first day, because laws count from the commission', () => {
    const notary = { ...LETTER_DATA.filing_due, bondSlug: 'notary' };
    const words = JSON.stringify(readLetter('filing_due', notary)?.parts[0]);

    expect(words).toContain('from the start of the commission');
    expect(words).not.toContain('before their first day');
  });
});
