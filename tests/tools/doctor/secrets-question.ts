import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { Question } from './question.ts';

/** The secrets without which functions do not start, or send no mail. */
const SECRETS = [
  'SEALING_KEYS',
  'SEALING_KEY_ID',
  'BOND_SIGNING_KEY',
  'BOND_SIGNING_KEY_ID',
  'CALLER_HASH_KEY',
  'PAYMENT_GATEWAY',
  'ALLOWED_ORIGINS',
  'MAIL_FROM',
  'UNSUBSCRIBE_KEY',
];

/** One of these sends the mails. */
const MAILERS = ['MAIL_API_KEY', 'MAIL_SMTP_URL'];

/** What an operator copies and fills in. */
const EXAMPLE = 'supabase/functions/.env.example';

const TO_REPLACE = /^$|<32 bytes|example\.com/;

/** Whether the functions have their secrets. The platform shows the SHA-256 of a value, never the value. */
export const SECRETS_QUESTION: Question = {
  step: 'secrets',
  name: 'the functions have their secrets',
  run: async (project) => {
    const listed = (await project.get('secrets')) as { name: string; value?: string }[];
    const samples = await sampleDigests();
    const names = listed.map(({ name }) => name);
    const filled = listed
      .filter(({ value = '' }) => !samples.has(value.toLowerCase()))
      .map(({ name }) => name);
    const say = (name: string) =>
      names.includes(name)
        ? `${name} is empty or has the value of ${EXAMPLE}`
        : `${name} is not set`;

    return [
      ...SECRETS.filter((name) => !filled.includes(name)).map(
        (name) => `${say(name)}: run "npx supabase secrets set ${name}=..."`,
      ),
      ...(MAILERS.some((name) => filled.includes(name))
        ? []
        : [`no mail is sent: set one of ${MAILERS.join(' and ')}`]),
    ];
  },
};

/** The digests of the empty value and of the samples that no project may keep. */
async function sampleDigests(): Promise<Set<string>> {
  const samples = Object.values(parseEnv(await readFile(EXAMPLE, 'utf8')));

  return new Set(
    ['', ...samples]
      .filter((sample = '') => TO_REPLACE.test(sample))
      .map((sample = '') => createHash('sha256').update(sample).digest('hex')),
  );
}
