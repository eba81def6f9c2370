import { BOND_STAGES, type BondStage } from '~/domain/bonds/bond-stage';
import { readBondKeys, type BondKeySet } from '~/domain/proof/bond-keys';
import { readSignedManifest, type SignedManifest } from '~/domain/proof/signed-manifest';

/**
 * The data in a proof file. Only the manifest is signed. The other data is what the site showed when the file was
 * saved.
 */
export type ProofData = {
  proof: SignedManifest;
  keys: BondKeySet;
  bondNumber: string;
  /** The stage of the bond on the day of the saving. */
  status: BondStage;
  /** The address of the bond's verify page, from which the file was saved. */
  address: string;
  /** ISO 8601, in UTC. */
  savedAt: string;
};

/** Read the data of a proof file; undefined if any of it is missing or invalid. */
export function readProofData(text: string): ProofData | undefined {
  const data = parseJson(text);
  const proof = readSignedManifest(data?.['proof']);
  const keys = readBondKeys(data?.['keys']);
  const status = BOND_STAGES.find((known) => known === data?.['status']);
  const { bondNumber, address, savedAt } = data ?? {};
  const isWhole =
    typeof bondNumber === 'string' && typeof address === 'string' && typeof savedAt === 'string';

  return proof && keys && status && isWhole
    ? { proof, keys, status, bondNumber, address, savedAt }
    : undefined;
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
