import { expect, it } from 'vitest';
import { sentRenewalWords } from '~/domain/renewals/sent-renewal';

it.each([
  ['under_review', 'Sent November 30, 2026, with an underwriter'],
  ['price_offered', 'Sent November 30, 2026, there is a new price for you'],
  ['issued', 'Sent November 30, 2026'],
] as const)('says when a renewal was sent, and who has it: %s', (status, words) => {
  expect(sentRenewalWords(status, '2026-11-30')).toBe(words);
});
