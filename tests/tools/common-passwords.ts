import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';
import { MIN_PASSWORD_LENGTH } from '../../src/domain/accounts/password-rules.ts';

/** The path of the site's copy of the list. */
export const COMMON_PASSWORDS_FILE = fileURLToPath(
  new URL('../../src/domain/accounts/common-passwords.ts', import.meta.url),
);

/** Words up to this rank are so common that added digits do not make them a good password. */
const COMMONEST = 3000;

/**
 * The file with common passwords of `@zxcvbn-ts/language-common`, all in lower case: those that the other password
 * rules would accept, and the most common words that people extend with digits.
 */
export async function toCommonPasswordsFile(): Promise<string> {
  const require = createRequire(import.meta.url);
  const all = require('@zxcvbn-ts/language-common/src/passwords.json') as string[];
  const passwords = all.filter(
    (text) =>
      text.length >= MIN_PASSWORD_LENGTH && /[a-z][^a-z]*[a-z]/.test(text) && /\d/.test(text),
  );
  const words = all.slice(0, COMMONEST).filter((text) => /^[a-z]{5,}$/.test(text));
  const code = `
    // Written by npm run passwords from @zxcvbn-ts/language-common (MIT). Do not edit.

    /** Common passwords that meet our other rules, but for the case of their letters. */
    export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(${JSON.stringify(passwords.join(' '))}.split(' '));

    /** The commonest words among passwords. */
    export const COMMON_WORDS: ReadonlySet<string> = new Set(${JSON.stringify(words.join(' '))}.split(' '));
  `;

  return prettier.format(code, {
    ...(await prettier.resolveConfig(COMMON_PASSWORDS_FILE, { config: CONFIG })),
    parser: 'typescript',
  });
}

const CONFIG = fileURLToPath(new URL('prettier.config.json', import.meta.url));
