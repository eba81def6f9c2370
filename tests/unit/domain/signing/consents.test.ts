import { describe, expect, it } from 'vitest';
import { ATTESTATION, CONSENT_TEXTS } from '~/domain/signing/consent-words';
import { CONSENTS, hashConsent, hashConsents } from '~/domain/signing/consents';

describe('the texts that a signer agrees to', () => {
  it('come in the order of their screens, each with a hash of its own', async () => {
    const hashed = await hashConsents(CONSENT_TEXTS.matter);

    expect(hashed.map(({ id }) => id)).toEqual([...CONSENTS]);
    expect(new Set(hashed.map(({ hash }) => hash)).size).toBe(CONSENTS.length);
  });

  it('have another hash after any change of title, text, statement or version', async () => {
    const changes = [
      { title: 'Other' },
      { text: [...ATTESTATION.text, 'More'] },
      { agree: 'Yes' },
      { version: 'v9.9' },
    ];
    const hashes = await Promise.all(
      [{}, ...changes].map((change) => hashConsent({ ...ATTESTATION, ...change })),
    );

    expect(new Set(hashes).size).toBe(changes.length + 1);
  });

  it('leave credit to the signer and promise nothing for the attorney', () => {
    for (const { credit } of Object.values(CONSENT_TEXTS))
      expect(credit.agree).toContain('I give permission');
    expect(ATTESTATION.agree).not.toMatch(/credit/i);
  });
});
