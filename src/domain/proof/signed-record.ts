import type { BondVerification } from '../bonds/bond-verification.ts';
import type { BondManifest } from './bond-manifest.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Whether a manifest agrees with the agency's current record of the bond and with this verification
 * token. The status is not signed, because it may change at any time, so only the record has it.
 */
export async function agreesWithRecord(
  manifest: BondManifest,
  bond: BondVerification,
  verifyToken: string,
): Promise<boolean> {
  const { buffer } = new TextEncoder().encode(verifyToken);

  return (
    manifest.bondNumber === bond.number &&
    manifest.principal === bond.principal &&
    // Older manifests name the office that the bond is filed with.
    [bond.payee, bond.obligee].includes(manifest.obligee) &&
    manifest.penalSumCents === bond.amount &&
    manifest.powerLimitCents === bond.powerLimit &&
    manifest.issuedOn === bond.issuedOn &&
    manifest.effectiveDate === bond.effectiveDate &&
    manifest.expiryDate === bond.expiryDate &&
    manifest.lastDay === bond.lastDay &&
    manifest.verifyIdSha256 === (await sha256Hex(buffer))
  );
}
