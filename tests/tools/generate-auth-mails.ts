import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AUTH_MAILS } from './auth-mails/auth-mails.ts';
import { toTemplate } from './auth-mails/to-template.ts';

/** `npm run auth-mails` rewrites the Auth mails in supabase/templates. */
const DIRECTORY = fileURLToPath(new URL('../../supabase/templates', import.meta.url));

for (const [name, mail] of Object.entries(AUTH_MAILS)) {
  writeFileSync(`${DIRECTORY}/${name}.html`, toTemplate(mail));
}
process.stdout.write(`Wrote ${Object.keys(AUTH_MAILS).length} mails to supabase/templates\n`);
