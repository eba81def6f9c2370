import type { LocalBondKey } from '../bond-key.ts';
import { HOST } from '../http/listen.ts';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import { SENDER } from '../mail/outbox.ts';
import type { Secrets } from '../secrets.ts';
import type { FunctionEnvironment } from './deno-process.ts';

/** The id of the data directory's single sealing key. */
export const SEALING_KEY_ID = 'local-1';

/** Every call uses the same Postgres session and process, so more parallel calls would only slow each other down. */
const CALLS_AT_ONCE = 6;

/** Variables that enable single sign-on and name its provider. */
const SSO_VARIABLES = [
  'AUTH0_DOMAIN',
  'AUTH0_CLIENT_ID',
  'AUTH0_ORGANIZATION',
  'AUTH0_MAX_AGE',
] as const;

/** The provider for signing in. Without a domain there is no single sign-on. */
export type SsoVariables = Readonly<Partial<Record<(typeof SSO_VARIABLES)[number], string>>>;

/** The environment of the functions: the platform's variables, then those of the project's functions. */
export function functionEnvironment(options: {
  apiUrl: string;
  siteUrl: string;
  secrets: Secrets;
  smtpPort: number;
  bondKey: LocalBondKey;
  paymentDelayMs?: number;
  isDemonstration?: boolean;
  singleSignOn?: SsoVariables;
}): FunctionEnvironment {
  const { apiUrl, siteUrl, secrets, smtpPort, bondKey } = options;
  const singleSignOn = options.singleSignOn ?? process.env;
  const paymentDelayMs = options.paymentDelayMs ?? process.env.PAYMENT_DELAY_MS;

  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),

    SEALING_KEYS: JSON.stringify({ [SEALING_KEY_ID]: secrets.sealingKey }),
    SEALING_KEY_ID,
    BOND_SIGNING_KEY: bondKey.pkcs8,
    BOND_SIGNING_KEY_ID: bondKey.published.kid,
    DOCUMENT_SCANNER: process.env.DOCUMENT_SCANNER ?? '',
    PAYMENT_GATEWAY: 'simulated',
    CALLS_AT_ONCE: String(CALLS_AT_ONCE),
    DEMONSTRATION: options.isDemonstration ? 'on' : 'off',
    CALLER_HASH_KEY: secrets.callerHashKey,
    ALLOWED_ORIGINS: siteUrl,
    MAIL_FROM: `${SENDER.name} <${SENDER.address}>`,
    MAIL_SMTP_URL: `smtp://${HOST}:${smtpPort}`,
    UNSUBSCRIBE_KEY: secrets.callerHashKey, // a separate key elsewhere; here it protects a folder
    ...(paymentDelayMs === undefined ? {} : { PAYMENT_DELAY_MS: String(paymentDelayMs) }),
    ...Object.fromEntries(SSO_VARIABLES.map((name) => [name, singleSignOn[name] ?? ''])),
  };
}
