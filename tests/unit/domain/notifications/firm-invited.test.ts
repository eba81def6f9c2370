import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

describe('the mail of a firm to a colleague', () => {
  it('names firm and role as facts, and leads to the desk', () => {
    const letter = readLetter('firm_invited', { firm: 'Ward & Hale', role: 'paralegal' });

    expect(letter?.parts).toContainEqual({
      type: 'facts',
      facts: [
        ['Firm', 'Ward & Hale'],
        ['Your role', 'Paralegal'],
      ],
    });
    expect(letter?.action?.path).toBe('/dashboard/attorney');
  });

  it('shows no name that a mail program would turn into a link', () => {
    const letter = readLetter('firm_invited', { firm: 'www.evil.example', role: 'owner' });

    expect(JSON.stringify(letter)).not.toContain('evil');
  });

  it('is not sent for an unknown role', () => {
    expect(readLetter('firm_invited', { firm: 'Ward & Hale', role: 'guest' })).toBeUndefined();
  });
});
