import { sealSecret, type Keyring, type SealContext } from '../_shared/seal.ts';
import { identitiesOf, type Identity, type IdentityAnswers } from './identities.ts';

/** A row of `private.application_secrets`, without its application. */
export type SecretRow = {
  kind: SealContext['kind'];
  sealed: string;
  nonce: string;
  key_id: string;
  last_four: string | null;
};

const LAST_DIGITS = 4;

/** Seal the SSN, EIN and date of birth of every principal. The last four digits of the numbers stay readable. */
export async function sealIdentity(
  keyring: Keyring,
  applicationId: string,
  answers: IdentityAnswers,
): Promise<SecretRow[]> {
  async function seal({ kind, base, text }: Identity): Promise<SecretRow> {
    const { sealed, nonce, keyId } = await sealSecret(keyring, text, { applicationId, kind });
    const lastFour = base === 'date_of_birth' ? null : text.slice(-LAST_DIGITS);

    return { kind, sealed, nonce, key_id: keyId, last_four: lastFour };
  }

  return Promise.all(identitiesOf(answers).map(seal));
}
