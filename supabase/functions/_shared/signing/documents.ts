import { hashConsent, hashConsents } from '../../../../src/domain/signing/consents.ts';
import { ATTESTATION, CONSENT_TEXTS } from '../../../../src/domain/signing/consent-words.ts';

/** The texts that each signer agrees to, with their hashes. */
export const DOCUMENTS = hashConsents(CONSENT_TEXTS);

/** The version and the hash of the text that each sender confirms. */
export async function currentAttestation(): Promise<{ version: string; hash: string }> {
  return { version: ATTESTATION.version, hash: await hashConsent(ATTESTATION) };
}
