import { expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

it('says until when a statement is current, and leads to the desk', () => {
  const data = { kind: 'fiscal', asOf: '2025-12-31', staleAfter: '2027-03-31' };
  const letter = readLetter('statement_expires', data);

  expect(letter?.subject).toBe('Your bonding line needs a new statement by March 31, 2027');
  expect(JSON.stringify(letter?.parts)).toContain('December 31, 2025');
  expect(letter?.action?.path).toBe('/dashboard/contractor#financials');
  expect(readLetter('statement_expires', { ...data, kind: 'guess' })).toBeUndefined();
});
