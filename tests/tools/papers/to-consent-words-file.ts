import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { ConsentTexts } from '../../../src/domain/signing/consents.ts';

/** The path of the copy that the functions and the desk of attorneys use. */
export const CONSENT_WORDS_FILE = fileURLToPath(
  new URL('../../../src/domain/signing/consent-words.ts', import.meta.url),
);

const CONFIG = fileURLToPath(new URL('../prettier.config.json', import.meta.url));

/** The module with these texts. The same texts give the same module. */
export async function toConsentWordsFile({
  attestation,
  'underwriter-attestation': underwriterAttestation,
  ...groups
}: ConsentTexts): Promise<string> {
  const text = `// Generated from content by \`npm run papers\`: change the content, not this file.
import type { ConsentGroup, ConsentText, SignerTexts } from './consents.ts';

/** The text that an attorney confirms with every invitation: content/consents/attestation.yaml. */
export const ATTESTATION: ConsentText = ${JSON.stringify(attestation)};

/** The text that an underwriter confirms with every invitation: content/consents/underwriter-attestation.yaml. */
export const UNDERWRITER_ATTESTATION: ConsentText = ${JSON.stringify(underwriterAttestation)};

/** The texts that signers agree to, by group: content/consents. signer-consents.ts fills in the sender. */
export const CONSENT_TEXTS: Readonly<Record<ConsentGroup, SignerTexts>> = ${JSON.stringify(groups)};
`;

  return format(text, {
    ...(await resolveConfig(CONSENT_WORDS_FILE, { config: CONFIG })),
    parser: 'typescript',
    plugins: [],
  });
}
