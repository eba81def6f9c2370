import type { ApplicationAnswers } from '../../../src/domain/quote/application.ts';
import { sealSecret, type Keyring, type SealContext } from '../_shared/seal.ts';

/** A row of `private.application_secrets`, without its application. */
export type SecretRow = {
  kind: SealContext['kind'];
  sealed: string;
  nonce: string;
  key_id: string;
  last_four: string | null;
};

/** The answers that are sealed. */
export type Identity = {
  applicant: Pick<ApplicationAnswers['applicant'], 'ssn' | 'dateOfBirth'>;
  business: Pick<ApplicationAnswers['business'], 'ein'>;
};

const LAST_DIGITS = 4;

/** Seal SSN, EIN and date of birth for one application. Of the numbers, the last four digits stay readable. */
export async function sealIdentity(
  keyring: Keyring,
  applicationId: string,
  { applicant, business }: Identity,
): Promise<SecretRow[]> {
  async function seal(
    kind: SealContext['kind'],
    text: string,
    lastFour: string | null,
  ): Promise<SecretRow> {
    const { sealed, nonce, keyId } = await sealSecret(keyring, text, { applicationId, kind });
    return { kind, sealed, nonce, key_id: keyId, last_four: lastFour };
  }

  return Promise.all([
    seal('ssn', applicant.ssn, applicant.ssn.slice(-LAST_DIGITS)),
    seal('ein', business.ein, business.ein.slice(-LAST_DIGITS)),
    seal('date_of_birth', applicant.dateOfBirth, null),
  ]);
}
