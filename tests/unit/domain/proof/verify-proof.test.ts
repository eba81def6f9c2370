import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeManifest } from '~/domain/proof/bond-manifest';
import { signedPaper, verifyProof } from '~/domain/proof/verify-proof';
import {
  buildManifest,
  RETIRED_BOND_KEY,
  signTestManifest,
  TEST_BOND_KEY,
} from '../../../support/bond-key';

const KEYS = { keys: [TEST_BOND_KEY.published, RETIRED_BOND_KEY.published] };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Texts that lenient decoders read as the same bytes: other unused bits at the end, padding, white space. */
function otherSpellings(text: string): string[] {
  const bytes = Buffer.from(text, 'base64url');
  const endings = [...ALPHABET].map((character) => text.slice(0, -1) + character);
  const spellings = [...endings, `${text}=`, `${text}==`, ` ${text}`, `${text}\n`].filter(
    (other) => other !== text && Buffer.from(other, 'base64url').equals(bytes),
  );
  expect(spellings.length).toBeGreaterThan(4);

  return spellings;
}

afterEach(() => vi.restoreAllMocks());

describe('verifyProof', () => {
  it('accepts a signature of a current key', async () => {
    expect(await verifyProof(await signTestManifest(buildManifest()), KEYS)).toEqual({
      outcome: 'good',
      manifest: buildManifest(),
    });
  });

  it.each([
    ['the penal sum', { penalSumCents: 100_000_000 }],
    ['the principal', { principal: 'Somebody Else' }],
    ['the hash of a paper', { papers: [{ name: 'bond', sha256: 'e'.repeat(64) }] }],
    ['the last day', { expiryDate: null }],
  ])('refuses a manifest after a change of %s', async (_, changes) => {
    const signed = await signTestManifest(buildManifest());
    const manifest = writeManifest(buildManifest(changes));

    expect(await verifyProof({ ...signed, manifest }, KEYS)).toEqual({
      outcome: 'bad-signature',
      keyId: 'test-2',
    });
  });

  it.each([
    [
      'of another key',
      async () => (await signTestManifest(buildManifest(), RETIRED_BOND_KEY)).signature,
    ],
    ['of 63 bytes', () => 'A'.repeat(84)],
    ['in other letters', () => '+'.repeat(86)],
    ['that is empty', () => ''],
  ])('refuses a signature %s', async (_, makeSignature) => {
    const signed = await signTestManifest(buildManifest());
    const signature = await makeSignature();

    expect(await verifyProof({ ...signed, signature }, KEYS)).toMatchObject({
      outcome: 'bad-signature',
    });
  });

  it('accepts one spelling of a signature and of a key', async () => {
    const signed = await signTestManifest(buildManifest());
    const key = TEST_BOND_KEY.published;

    for (const signature of otherSpellings(signed.signature)) {
      expect(await verifyProof({ ...signed, signature }, KEYS)).toMatchObject({
        outcome: 'bad-signature',
      });
    }
    for (const x of otherSpellings(key.x)) {
      expect(await verifyProof(signed, { keys: [{ ...key, x }] })).toMatchObject({
        outcome: 'bad-signature',
      });
    }
  });

  it("accepts a retired key's signatures from its time of use only", async () => {
    const before = buildManifest({ signedAt: '2026-06-30T23:59:59.999Z' });
    const after = buildManifest({ signedAt: '2026-07-01T00:00:00.000Z' });

    expect(await verifyProof(await signTestManifest(before, RETIRED_BOND_KEY), KEYS)).toMatchObject(
      { outcome: 'good', manifest: { keyId: 'test-1' } },
    );
    expect(await verifyProof(await signTestManifest(after, RETIRED_BOND_KEY), KEYS)).toEqual({
      outcome: 'key-not-in-use',
      keyId: 'test-1',
    });
  });

  it('reports an unpublished key', async () => {
    const signed = await signTestManifest(buildManifest(), RETIRED_BOND_KEY);

    expect(await verifyProof(signed, { keys: [TEST_BOND_KEY.published] })).toEqual({
      outcome: 'unknown-key',
      keyId: 'test-1',
    });
  });

  it('reports no error when no key is published', async () => {
    expect(await verifyProof(await signTestManifest(buildManifest()), { keys: [] })).toEqual({
      outcome: 'no-keys',
    });
  });

  it('refuses a text that is not a manifest, or names another key than its signature', async () => {
    const signed = await signTestManifest(buildManifest());

    for (const changes of [{ manifest: '{}' }, { keyId: 'test-1' }]) {
      expect(await verifyProof({ ...signed, ...changes }, KEYS)).toEqual({ outcome: 'unreadable' });
    }
  });

  it('reports a browser without Ed25519', async () => {
    const signed = await signTestManifest(buildManifest());
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));

    expect(await verifyProof(signed, KEYS)).toEqual({ outcome: 'unsupported' });
  });
});

describe('signedPaper', () => {
  it.each([
    ['a'.repeat(64), 'bond'],
    ['b'.repeat(64), 'power-of-attorney'],
    ['f'.repeat(64), undefined],
  ])('recognizes a paper by its hash %s', (sha256, name) => {
    expect(signedPaper(buildManifest(), sha256)).toBe(name);
  });
});
