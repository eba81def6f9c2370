import { describe, expect, it } from 'vitest';
import { effectWords, requestFailureWords } from '~/features/underwriting/bond-requests/messages';

describe('what an underwriter is told before an approval', () => {
  it.each([
    ['cancellation', 'Refund the premium that comes back; the history keeps the estimate.'],
    ['release', 'Refund the premium'],
    ['amount-change', 'Bill the additional premium'],
    ['amount-change', 'A rider goes to the customer, with a new power of attorney where'],
    ['name-change', 'A rider says so and goes to the customer'],
  ] as const)('of a %s with an estimate of a cent: %s', (kind, words) => {
    expect(effectWords({ kind, estimate: 1 })).toContain(words);
  });

  it('is nothing of money where none moves', () => {
    expect(effectWords({ kind: 'cancellation', estimate: 0 })).not.toContain('Refund');
    expect(effectWords({ kind: 'release' })).not.toContain('Refund');
    expect(effectWords({ kind: 'amount-change' })).not.toContain('Bill');
    expect(effectWords({ kind: 'name-change' })).not.toContain('premium');
  });
});

it('a change of a bond whose renewal is under way is refused with what to do first', () => {
  expect(requestFailureWords('renewal-under-way')).toContain('Decide the renewal first');
  expect(requestFailureWords('not-printable')).toContain('Decline the request');
});
