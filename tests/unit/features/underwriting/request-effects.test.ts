import { describe, expect, it } from 'vitest';
import { effectWords, requestFailureWords } from '~/features/underwriting/bond-requests/messages';

describe('the effects shown before an approval', () => {
  it.each([
    ['cancellation', 'Pay the refund that you enter below. The history keeps it.'],
    ['release', 'Pay the refund that you enter below'],
    ['amount-change', 'Bill the additional premium'],
    ['amount-change', 'The customer gets a rider, with a new power of attorney if'],
    ['name-change', 'The customer gets a rider'],
  ] as const)('of a %s with an estimate of a cent: %s', (kind, words) => {
    expect(effectWords({ kind, estimate: 1 })).toContain(words);
  });

  it('mention no money when none moves', () => {
    expect(effectWords({ kind: 'amount-change' })).not.toContain('Bill');
    expect(effectWords({ kind: 'name-change' })).not.toContain('premium');
  });
});

it('a change of a bond with a renewal in progress is refused with the remedy', () => {
  expect(requestFailureWords('renewal-under-way')).toContain('Decide the renewal first');
  expect(requestFailureWords('not-printable')).toContain('Decline the request');
});

it('a refund that is missing or too high is refused with what to do', () => {
  expect(requestFailureWords('refund-missing')).toContain('Enter it.');
  expect(requestFailureWords('refund-too-high')).toContain('Enter a lower amount.');
});
