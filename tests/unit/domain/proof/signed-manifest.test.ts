import { describe, expect, it } from 'vitest';
import { readSignedManifest } from '~/domain/proof/signed-manifest';

describe('readSignedManifest', () => {
  it('accepts the expected fields and nothing more', () => {
    const signed = { manifest: '{}', signature: 'c2ln', keyId: '2026-01' };

    expect(readSignedManifest({ ...signed, revision: 2 })).toEqual(signed);
  });

  it.each([
    ['nothing', null],
    ['a text', '{}'],
    ['no manifest', { signature: 'c2ln', keyId: '2026-01' }],
    ['no signature', { manifest: '{}', keyId: '2026-01' }],
    ['no key', { manifest: '{}', signature: 'c2ln' }],
  ])('refuses %s', (_, value) => {
    expect(readSignedManifest(value)).toBeUndefined();
  });
});
