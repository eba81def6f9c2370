import { fetchBondKeys } from '~/data/bond-keys';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import type { BondKeySet } from '~/domain/proof/bond-keys';
import type { SignedManifest } from '~/domain/proof/signed-manifest';
import { agreesWithRecord } from '~/domain/proof/signed-record';
import { verifyProof } from '~/domain/proof/verify-proof';
import type { SignatureFinding } from './proof-words';

/** What the check found, and, where the signature is good, all that somebody needs to check it again. */
export type SignatureCheck = {
  finding: SignatureFinding;
  evidence?: { proof: SignedManifest; keys: BondKeySet };
};

/** Check the signature of a record with the published keys, and the record with what was signed. */
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
