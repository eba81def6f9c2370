import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { COMMON_PASSWORDS_FILE, toCommonPasswordsFile } from './common-passwords.ts';

/** `npm run passwords` rewrites the list of common passwords from its npm package. */
writeFileSync(COMMON_PASSWORDS_FILE, await toCommonPasswordsFile());
process.stdout.write(`Wrote ${relative(process.cwd(), COMMON_PASSWORDS_FILE)}\n`);
