import { hashConsent } from '../../../../src/domain/signing/consents.ts';
import {
  ATTESTATION,
  UNDERWRITER_ATTESTATION,
} from '../../../../src/domain/signing/consent-words.ts';

/** The version and the hash of the text that the sender confirms for this kind of signer. */
export async function currentAttestation(
  signer: 'person-of-matter' | 'indemnitor',
): Promise<{ version: string; hash: string }> {
  const text = signer === 'indemnitor' ? UNDERWRITER_ATTESTATION : ATTESTATION;

  return { version: text.version, hash: await hashConsent(text) };
}
