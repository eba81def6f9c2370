import type { BondVerification } from '~/domain/bonds/bond-verification';
import type { BondKeySet } from '~/domain/proof/bond-keys';
import type { SignedManifest } from '~/domain/proof/signed-manifest';

/** The data for a proof file. */
export type Evidence = { proof: SignedManifest; keys: BondKeySet; bond: BondVerification };
