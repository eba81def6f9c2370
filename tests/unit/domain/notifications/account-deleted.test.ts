import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

describe('the mail about a deleted account', () => {
  it.each([true, false])('mentions kept records only when there are some: %s', (keepsRecords) => {
    const letter = readLetter('account_deleted', { keepsRecords });

    expect(JSON.stringify(letter?.parts).includes('records')).toBe(keepsRecords);
  });
});
