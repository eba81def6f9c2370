import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../../supabase/functions/_shared/encoding.ts';
import { importKeyring, openSecret, sealSecret } from '../../../supabase/functions/_shared/seal.ts';

const KEYS = {
  first: toBase64(new Uint8Array(32).fill(1)),
  second: toBase64(new Uint8Array(32).fill(2)),
};

const CONTEXT = { applicationId: '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b', kind: 'ssn' } as const;
const SSN = '219098765';

describe('sealSecret and openSecret', () => {
  it('return the original text', async () => {
    const keyring = await importKeyring(KEYS, 'first');

    const sealed = await sealSecret(keyring, SSN, CONTEXT);
    expect(await openSecret(keyring, sealed, CONTEXT)).toBe(SSN);
  });

  it("store the key's id, a 12-byte nonce and nothing readable", async () => {
    const sealed = await sealSecret(await importKeyring(KEYS, 'second'), SSN, CONTEXT);

    expect(sealed.keyId).toBe('second');
    expect(fromBase64(sealed.nonce)).toHaveLength(12);
    expect(new TextDecoder().decode(fromBase64(sealed.sealed))).not.toContain(SSN);
  });

  it('seal the same text to a different value each time', async () => {
    const keyring = await importKeyring(KEYS, 'first');
    const values = await Promise.all(
      Array.from({ length: 100 }, () => sealSecret(keyring, SSN, CONTEXT)),
    );

    expect(new Set(values.map(({ sealed }) => sealed)).size).toBe(100);
    expect(new Set(values.map(({ nonce }) => nonce)).size).toBe(100);
  });

  it('open with the old key after a rotation', async () => {
    const sealed = await sealSecret(await importKeyring(KEYS, 'first'), SSN, CONTEXT);

    expect(await openSecret(await importKeyring(KEYS, 'second'), sealed, CONTEXT)).toBe(SSN);
  });

  it('fail without the key that sealed', async () => {
    const sealed = await sealSecret(await importKeyring(KEYS, 'first'), SSN, CONTEXT);
    const later = await importKeyring({ second: KEYS.second }, 'second');

    await expect(openSecret(later, sealed, CONTEXT)).rejects.toThrow(
      'No sealing key with id first',
    );
  });

  it.each([
    ['another application', { ...CONTEXT, applicationId: '00000000-0000-4000-8000-000000000000' }],
    ['another kind', { ...CONTEXT, kind: 'ein' as const }],
  ])('fail for a value moved to %s', async (_, context) => {
    const keyring = await importKeyring(KEYS, 'first');
    const sealed = await sealSecret(keyring, SSN, CONTEXT);

    await expect(openSecret(keyring, sealed, context)).rejects.toThrow();
  });

  it.each(['sealed', 'nonce'] as const)('fail if a bit of %s was flipped', async (part) => {
    const keyring = await importKeyring(KEYS, 'first');
    const sealed = await sealSecret(keyring, SSN, CONTEXT);
    const bytes = fromBase64(sealed[part]);
    bytes[3] = Number(bytes[3]) ^ 1;

    const altered = { ...sealed, [part]: toBase64(bytes) };
    await expect(openSecret(keyring, altered, CONTEXT)).rejects.toThrow();
  });
});

describe('importKeyring', () => {
  it('refuses a key that is not 32 bytes long', async () => {
    const short = toBase64(new Uint8Array(16));

    await expect(importKeyring({ short }, 'short')).rejects.toThrow('short is not 32 bytes long');
  });

  it('refuses to seal with a key it does not have', async () => {
    await expect(importKeyring(KEYS, 'third')).rejects.toThrow('No sealing key with id third');
  });
});
