import { ContentError } from '../../../src/collections/content-error.ts';
import { consentSchema } from '../../../src/collections/schemas/consent.ts';
import {
  ATTESTATION_FILES,
  CONSENT_GROUPS,
  CONSENTS,
  type ConsentText,
  type ConsentTexts,
} from '../../../src/domain/signing/consents.ts';
import { readContent, readSite } from '../catalogue/read-content.ts';

/** Read the texts that signers and senders agree to, with the agency's details filled in. `{sender}` stays open. */
export function readConsentWords(): ConsentTexts {
  const { legalName: agency, phone, email } = readSite();
  const details: Readonly<Record<string, string>> = { agency, phone, email, sender: '{sender}' };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (blank, name: string) => {
      const value = details[name];
      if (value === undefined)
        throw new ContentError(`content/consents: ${blank} is not a placeholder`);

      return value;
    });

  const read = (path: string): ConsentText => {
    const { version, title, text, agree } = readContent(`consents/${path}.yaml`, consentSchema);

    return { version, title, text: text.map(fill), agree: fill(agree) };
  };

  return Object.fromEntries([
    ...ATTESTATION_FILES.map((id) => [id, read(id)]),
    ...CONSENT_GROUPS.map((group) => [
      group,
      Object.fromEntries(CONSENTS.map((id) => [id, read(`${group}/${id}`)])),
    ]),
  ]) as ConsentTexts;
}
