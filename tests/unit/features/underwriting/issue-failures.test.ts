import { describe, expect, it } from 'vitest';
import { issueFailureWords } from '~/features/underwriting/messages';

describe('issueFailureWords of papers that cannot be printed', () => {
  it('sends a customer who has no bond yet back to apply again', () => {
    const words = issueFailureWords('not-printable');

    expect(words).toContain('no payment was taken');
    expect(words).toContain('apply again with Latin letters');
  });

  it('does not deny a bond and a payment that exist', () => {
    const words = issueFailureWords('issued-not-printable');

    expect(words).toContain('its payment was taken');
    expect(words).not.toContain('withdraw');
  });

  it('asks for another name of a bond before its renewal, which keeps the name', () => {
    const words = issueFailureWords('renewal-not-printable');

    expect(words).toContain('no payment was taken');
    expect(words).toContain('ask for the name in Latin letters, then to renew');
  });
});
