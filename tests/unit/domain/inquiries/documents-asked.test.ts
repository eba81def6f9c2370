import { describe, expect, it } from 'vitest';
import { documentsAsked } from '~/domain/inquiries/documents-asked';

const QUOTE = { bond: 'guardian-conservator', state: 'SC' };
const NOTE = 'Send the bank statements of three months.';
const answered = { answer: 'needs-help', note: NOTE, on: '2026-11-24' } as const;
const asked = { ...QUOTE, answered };

describe('the documents that an underwriter asked for before the application', () => {
  it('are in the newest answer, whatever still waits or came before', () => {
    const likely = { ...QUOTE, answered: { ...answered, answer: 'likely' } } as const;

    expect(documentsAsked([QUOTE, asked, likely], QUOTE, '2026-11-30')).toEqual({
      note: NOTE,
      on: '2026-11-24',
    });
    expect(documentsAsked([likely, asked], QUOTE, '2026-11-30')).toBeUndefined();
  });

  it.each([
    ['another bond', { ...asked, bond: 'trustee' }, '2026-11-30'],
    ['another state', { ...asked, state: 'GA' }, '2026-11-30'],
    ['an answer that has ended', asked, '2027-03-01'],
    ['an answer without words', { ...asked, answered: { ...answered, note: '' } }, '2026-11-30'],
  ])('are unknown after %s', (_, question, today) => {
    expect(documentsAsked([question], QUOTE, today)).toBeUndefined();
  });

  it('are unknown while nothing is answered', () => {
    expect(documentsAsked([], QUOTE, '2026-11-30')).toBeUndefined();
    expect(documentsAsked([QUOTE], QUOTE, '2026-11-30')).toBeUndefined();
  });
});
