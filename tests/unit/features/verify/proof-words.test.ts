import { describe, expect, it } from 'vitest';
import { signatureWords, type SignatureFinding } from '~/features/verify/proof-words';
import { buildManifest } from '../../../support/bond-key';

describe('signatureWords', () => {
  it('names the key and the day of a good signature', () => {
    expect(signatureWords({ outcome: 'good', manifest: buildManifest() })).toEqual({
      tone: 'good',
      text: "The record's signature is good: signed by Marshline key test-2 on November 21, 2026.",
    });
  });

  it('states that a good signature of a demonstration proves no bond', () => {
    const { tone, text } = signatureWords({
      outcome: 'good',
      manifest: buildManifest({ specimen: true }),
    });

    expect(tone).toBe('bad');
    expect(text).toMatch(/^Specimen: not a bond\./);
  });

  it.each<[SignatureFinding, string]>([
    [{ outcome: 'bad-signature', keyId: 'test-2' }, 'is wrong'],
    [{ outcome: 'unknown-key', keyId: 'forged' }, 'a key that is not ours: forged'],
    [{ outcome: 'key-not-in-use', keyId: 'test-1' }, 'when that key was not in use'],
    [{ outcome: 'unreadable' }, 'cannot be read'],
    [{ outcome: 'differs' }, 'says something else than what was signed'],
  ])('tells a clerk not to accept the bond: %o', (finding, words) => {
    const { tone, text } = signatureWords(finding);

    expect(tone).toBe('bad');
    expect(text).toContain(words);
    expect(text).toContain('Do not accept the bond before you have called us.');
  });

  it.each<SignatureFinding>([
    { outcome: 'missing' },
    { outcome: 'no-keys' },
    { outcome: 'unsupported' },
  ])('gives no warning when nothing was checked: %o', (finding) => {
    expect(signatureWords(finding).tone).toBe('caution');
  });
});
