import { BOND_STATUSES, type BondStatus } from '~/domain/application-status';
import { readBondKeys, type BondKeySet } from '~/domain/proof/bond-keys';
import { readSignedManifest, type SignedManifest } from '~/domain/proof/signed-manifest';

/** What a proof file carries. Only the manifest is signed; the rest is what the site said when the file was saved. */
export type ProofData = {
  proof: SignedManifest;
  keys: BondKeySet;
  bondNumber: string;
  status: BondStatus;
  /** Where the file was saved from: the verify page of the bond. */
  address: string;
  /** ISO 8601, in UTC. */
  savedAt: string;
};

/** Read what a proof file carries; undefined when it is not whole. */
export function readProofData(text: string): ProofData | undefined {
  const data = parseJson(text);
  const proof = readSignedManifest(data?.['proof']);
  const keys = readBondKeys(data?.['keys']);
  const status = BOND_STATUSES.find((known) => known === data?.['status']);
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
