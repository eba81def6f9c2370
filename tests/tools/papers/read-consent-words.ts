import { consentSchema } from '../../../src/collections/schemas/consent.ts';
import {
  ATTESTATION_FILES,
  CONSENTS,
  type ConsentText,
  type ConsentTexts,
} from '../../../src/domain/signing/consents.ts';
import { readContent, readSite } from '../catalogue/read-content.ts';

/** Read the texts that signers and senders agree to, with the agency's details filled in. */
export function readConsentWords(): ConsentTexts {
  const { legalName: agency, phone, email } = readSite();
  const details: Readonly<Record<string, string>> = { agency, phone, email };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (blank, name: string) => {
      const value = details[name];
      if (value === undefined) throw new Error(`content/consents: ${blank} is not a placeholder`);

      return value;
    });

  const entries = [...CONSENTS, ...ATTESTATION_FILES].map((id): [string, ConsentText] => {
    const { version, title, text, agree } = readContent(`consents/${id}.yaml`, consentSchema);

    return [id, { version, title, text: text.map(fill), agree: fill(agree) }];
  });

  return Object.fromEntries(entries) as ConsentTexts;
}
