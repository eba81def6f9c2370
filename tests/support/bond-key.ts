import type { BondKey } from '../../src/domain/proof/bond-keys.ts';
import { type BondManifest, writeManifest } from '../../src/domain/proof/bond-manifest.ts';
import type { SignedManifest } from '../../src/domain/proof/signed-manifest.ts';
import { importSigningKey, signText } from '../../supabase/functions/_shared/proof/signing-key.ts';
import type { LocalBondKey } from '../../supabase/local/bond-key.ts';

/** The key that signs bonds in tests and on the test site. It was created for tests only. */
export const TEST_BOND_KEY: LocalBondKey = {
  pkcs8: 'MC4CAQAwBQYDK2VwBCIEIPOk2sDIEBnBX23cvxW1FgG6u6nTMIQcZLrfLwwqyCJa',
  published: buildBondKey({ kid: 'test-2', x: 'tWupMzHyq88F7fU27PBAt4TuyhzIn_Z3FXuZt_Q6nX0' }),
};

/** The earlier key: retired, and still published so that its signatures can be checked. */
export const RETIRED_BOND_KEY: LocalBondKey = {
  pkcs8: 'MC4CAQAwBQYDK2VwBCIEIPKVKP5xnsZp0IoVV/ZMsM3t4BAsTSg2GtMK26TWjzMX',
  published: buildBondKey({
    kid: 'test-1',
    x: 'a6L7SfN5jXgCLjFrKCjHzjxUb5lorHjelv-V7l4JjNs',
    retired: '2026-06-30',
  }),
};

/** A valid published key, with changes. */
export function buildBondKey(changes: Partial<BondKey> & Pick<BondKey, 'kid' | 'x'>): BondKey {
  return { kty: 'OKP', crv: 'Ed25519', validFrom: '2026-01-01', retired: null, ...changes };
}

/** The manifest of a notary's bond of $10,000 in Tennessee, with changes. */
export function buildManifest(changes: Partial<BondManifest> = {}): BondManifest {
  return {
    version: 1,
    bondNumber: 'MSB-27182818',
    bondType: 'notary',
    stateCode: 'TN',
    principal: 'Marisol Okafor',
    obligee: 'State of Tennessee',
    surety: 'Saltmarsh Fidelity & Surety Company',
    penalSumCents: 1_000_000,
    powerLimitCents: 1_000_000,
    issuedOn: '2026-11-21',
    effectiveDate: '2026-12-01',
    expiryDate: '2030-12-01',
    papers: [
      { name: 'bond', sha256: 'a'.repeat(64) },
      { name: 'power-of-attorney', sha256: 'b'.repeat(64) },
    ],
    history: { events: 4, head: 'c'.repeat(64) },
    verifyIdSha256: 'd'.repeat(64),
    issuedAt: '2026-11-21T15:00:00.000Z',
    signedAt: '2026-11-21T15:00:02.000Z',
    keyId: 'test-2',
    ...changes,
  };
}

/** Sign a manifest as the functions do. */
export async function signTestManifest(
  manifest: BondManifest,
  { pkcs8, published }: LocalBondKey = TEST_BOND_KEY,
): Promise<SignedManifest> {
  const text = writeManifest({ ...manifest, keyId: published.kid });
  const signature = await signText(await importSigningKey(published.kid, pkcs8), text);

  return { manifest: text, signature, keyId: published.kid };
}
