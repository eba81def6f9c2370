import type { BondVerification } from '../bonds/bond-verification.ts';
import type { BondManifest } from './bond-manifest.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Whether a manifest says of a bond what the agency's record says today, and is that of this verify token. Its status is
 * not signed: it may change at any time, and only the record knows it.
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
    manifest.obligee === bond.obligee &&
    manifest.penalSumCents === bond.amount &&
    manifest.powerLimitCents === bond.powerLimit &&
    manifest.issuedOn === bond.issuedOn &&
    manifest.effectiveDate === bond.effectiveDate &&
    manifest.expiryDate === bond.expiryDate &&
    manifest.verifyIdSha256 === (await sha256Hex(buffer))
  );
}
