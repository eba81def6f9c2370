import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { FilingWords } from '../../../src/domain/papers/filing-words.ts';

/** The path of the copy that the function of filing packets prints from. */
export const FILING_WORDS_FILE = fileURLToPath(
  new URL('../../../supabase/functions/_shared/papers/filing-words.ts', import.meta.url),
);

const CONFIG = fileURLToPath(new URL('../prettier.config.json', import.meta.url));

/** The module with these texts. The same texts give the same module. */
export async function toFilingWordsFile(words: FilingWords): Promise<string> {
  const text = `// Generated from content by \`npm run papers\`: change the content, not this file.
import type { FilingWords } from '../../../../src/domain/papers/filing-words.ts';

/** How and where bonds are filed: content/filing-packet.yaml, bonds, states and state-requirements. */
export const FILING_WORDS: FilingWords = ${JSON.stringify(words)};
`;

  return format(text, {
    ...(await resolveConfig(FILING_WORDS_FILE, { config: CONFIG })),
    parser: 'typescript',
    plugins: [],
  });
}
