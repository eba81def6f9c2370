import { describe, expect, it } from 'vitest';
import { issueFailureWords } from '~/features/underwriting/messages';

describe('issueFailureWords of papers that cannot be printed', () => {
  it('asks a customer without a bond to apply again', () => {
    const words = issueFailureWords('not-printable');

    expect(words).toContain('no payment was taken');
    expect(words).toContain('apply again with Latin letters');
  });

  it('does not deny a bond and a payment that exist', () => {
    const words = issueFailureWords('issued-not-printable');

    expect(words).toContain('its payment was taken');
    expect(words).not.toContain('withdraw');
  });

  it("asks to change a bond's name before its renewal, because a renewal keeps the name", () => {
    const words = issueFailureWords('renewal-not-printable');

    expect(words).toContain('no payment was taken');
    expect(words).toContain('ask for the name in Latin letters, then to renew');
  });
});

describe('issueFailureWords of papers that would have an empty recital', () => {
  it('asks a customer without a bond to apply again', () => {
    const words = issueFailureWords('paper-lacks-matter');

    expect(words).toContain('such as the estate, the contract or the license');
    expect(words).toContain('no payment was taken');
    expect(words).toContain('apply again');
  });

  it('does not deny a bond and a payment that exist', () => {
    const words = issueFailureWords('issued-paper-lacks-matter');

    expect(words).toContain('its payment was taken');
    expect(words).not.toContain('withdraw');
  });
});
