import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { ConsentTexts } from '../../../src/domain/signing/consents.ts';

/** The path of the copy that the functions for signing by link use. */
export const CONSENT_WORDS_FILE = fileURLToPath(
  new URL('../../../supabase/functions/_shared/papers/consent-words.ts', import.meta.url),
);

const CONFIG = fileURLToPath(new URL('../prettier.config.json', import.meta.url));

/** The module with these texts. The same texts give the same module. */
export async function toConsentWordsFile(words: ConsentTexts): Promise<string> {
  const text = `// Generated from content by \`npm run papers\`: change the content, not this file.
import type { ConsentTexts } from '../../../../src/domain/signing/consents.ts';

/** The texts that signers and senders agree to: content/consents. */
export const CONSENT_TEXTS: ConsentTexts = ${JSON.stringify(words)};
`;

  return format(text, {
    ...(await resolveConfig(CONSENT_WORDS_FILE, { config: CONFIG })),
    parser: 'typescript',
    plugins: [],
  });
}
