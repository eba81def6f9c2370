import { expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';
import { LETTER_DATA } from '../../../support/letter-data.ts';

const MATTER = '33333333-3333-4333-8333-333333333333';

it.each([
  [{}, 'so we do not issue the bond', 'Apply again', '/get-a-bond'],
  [
    { matterId: MATTER, isPaidByClient: true },
    'We release your client’s payment',
    'Apply again from the matter',
    `/dashboard/attorney?matter=${MATTER}`,
  ],
  [
    { isRenewal: true },
    'The application to renew your bond was withdrawn. The bond itself does not change.',
    'See the bond on your dashboard',
    '/dashboard',
  ],
  [
    { isRenewal: true, client: 'Mary Smith' },
    'to renew the bond of Mary Smith was withdrawn',
    'See the bond on your dashboard',
    '/dashboard',
  ],
])('says what a withdrawal with %o means and where to start again', (facts, said, label, path) => {
  const letter = readLetter('withdrawn', { ...LETTER_DATA.withdrawn, ...facts });

  expect(JSON.stringify(letter?.parts)).toContain(said);
  expect(JSON.stringify(letter?.parts)).toContain('Nothing was charged.');
  expect(letter?.action).toEqual({ label, path });
});
