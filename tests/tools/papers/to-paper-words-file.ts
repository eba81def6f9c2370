import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { PaperWords } from './read-papers.ts';

/** The path of the copy that Edge Functions print from. */
export const PAPER_WORDS_FILE = fileURLToPath(
  new URL('../../../supabase/functions/_shared/papers/paper-words.ts', import.meta.url),
);

const CONFIG = fileURLToPath(new URL('../prettier.config.json', import.meta.url));

const HEADER = `// Generated from content by \`npm run papers\`: change the content, not this file.
// Functions cannot read content: a bundle of a function holds modules only.
import type { BondForm } from '../../../../src/domain/papers/bond-form.ts';
import type { Agency, Licenses, Surety, TermsText } from '../../../../src/domain/papers/printed-words.ts';
`;

/** The module with these texts. The same texts give the same module. */
export async function toPaperWordsFile(words: PaperWords): Promise<string> {
  const { agency, licenses, surety, forms, terms } = words;
  const text = `${HEADER}
/** Who sells the bonds: content/site.yaml. */
export const AGENCY: Agency = ${JSON.stringify(agency)};

/** The agency's license in each state: content/states. */
export const LICENSES: Licenses = ${JSON.stringify(licenses)};

/** The company behind them: content/surety.yaml. */
export const SURETY: Surety = ${JSON.stringify(surety)};

/** The forms: content/bond-forms. */
export const BOND_FORMS: readonly BondForm[] = ${JSON.stringify(forms)};

/** The terms of use: content/legal/terms.yaml. */
export const TERMS: TermsText = ${JSON.stringify(terms)};
`;

  return format(text, {
    ...(await resolveConfig(PAPER_WORDS_FILE, { config: CONFIG })),
    parser: 'typescript',
    plugins: [],
  });
}
