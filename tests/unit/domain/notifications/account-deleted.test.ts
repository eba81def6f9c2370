import { describe, expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

describe('the mail about a deleted account', () => {
  it.each([true, false])('says that records remain only where they do: %s', (keepsRecords) => {
    const letter = readLetter('account_deleted', { keepsRecords });

    expect(JSON.stringify(letter?.parts).includes('records')).toBe(keepsRecords);
  });
});
