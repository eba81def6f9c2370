import { describe, expect, it } from 'vitest';
import { signatureWords, type SignatureFinding } from '~/features/verify/proof-words';
import { buildManifest } from '../../../support/bond-key';

describe('signatureWords', () => {
  it('tells a clerk that a good signature is ours and from which day, and an expert the name of the key', () => {
    expect(signatureWords({ outcome: 'good', manifest: buildManifest() })).toEqual({
      tone: 'good',
      text: 'The signature on this record is ours: we signed the record on November 21, 2026, and it has not changed since. For an expert: the key is named test-2.',
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
