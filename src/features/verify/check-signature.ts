import { fetchBondKeys } from '~/data/bonds/bond-keys';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import type { BondKeySet } from '~/domain/proof/bond-keys';
import type { SignedManifest } from '~/domain/proof/signed-manifest';
import { agreesWithRecord } from '~/domain/proof/signed-record';
import { verifyProof } from '~/domain/proof/verify-proof';
import type { SignatureFinding } from './proof-words';

/**
 * The result of a check. `evidence` is set if the signature is good; it is the data for checking the signature again.
 */
export type SignatureCheck = {
  finding: SignatureFinding;
  evidence?: { proof: SignedManifest; keys: BondKeySet };
};

/** Check the signature of a record with the published keys, and compare the record with the signed manifest. */
export async function checkSignature(
  bond: BondVerification,
  verifyToken: string,
): Promise<SignatureCheck> {
  const { proof } = bond;
  if (proof === null) return { finding: { outcome: 'missing' } };

  const keys = await fetchBondKeys();
  if (keys === undefined) return { finding: { outcome: 'no-keys' } };

  const verdict = await verifyProof(proof, keys);
  if (verdict.outcome !== 'good') return { finding: verdict };

  return (await agreesWithRecord(verdict.manifest, bond, verifyToken))
    ? { finding: verdict, evidence: { proof, keys } }
    : { finding: { outcome: 'differs' } };
}
