import { expect, it } from 'vitest';
import { readLetter } from '~/domain/notifications/read-letter';

const OF_LINE = { single: 75_000_000, aggregate: 150_000_000 };

it('names the limits of a line', () => {
  expect(readLetter('desk_decided', OF_LINE)).toMatchObject({
    subject: 'Your bonding line is $750,000 for one job',
    action: { path: '/dashboard/contractor' },
  });
});

it.each([
  ['approved', 'Your bid of $560,000 is approved'],
  ['declined', 'Your bid of $560,000 is declined'],
  ['spread-cleared', 'We reviewed your low bid of $560,000'],
])('says that a bid is %s', (decision, subject) => {
  expect(readLetter('desk_decided', { price: 56_000_000, decision })).toMatchObject({
    subject,
    action: { path: '/dashboard/contractor#projects' },
  });
});

it('is not written from an incomplete decision', () => {
  expect(readLetter('desk_decided', { price: 1, decision: 'maybe' })).toBeUndefined();
  expect(readLetter('desk_decided', { single: 1 })).toBeUndefined();
});
