import { expect, it } from 'vitest';
import { momentWords } from '~/features/quote/moment-words';

it.each([
  ['2026-11-20T09:30:00', /^November 20, 2026 at 9:30\sAM$/],
  ['2026-01-05T23:05:59', /^January 5, 2026 at 11:05\sPM$/],
])('writes the day and the time of %s', (moment, words) => {
  expect(momentWords(moment)).toMatch(words);
});

it("shows a server time in the reader's time zone", () => {
  const local = new Date(2026, 10, 20, 9, 30);

  expect(momentWords(local.toISOString())).toMatch(/^November 20, 2026 at 9:30\sAM$/);
});
