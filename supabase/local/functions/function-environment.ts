import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import type { Secrets } from '../secrets.ts';
import type { FunctionEnvironment } from './deno-process.ts';

/** The id under which the data directory's one sealing key is known. */
export const SEALING_KEY_ID = 'local-1';

/** Variables that turn single sign-on on and say with whom. */
const SSO_VARIABLES = [
  ...(['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_ORGANIZATION', 'AUTH0_MAX_AGE'] as const),
];

/** With whom users sign in; without a domain there is no single sign-on. */
export type SsoVariables = Readonly<Partial<Record<(typeof SSO_VARIABLES)[number], string>>>;

/** What functions find in their environment: the platform's variables, then those of our own functions. */
export function functionEnvironment(options: {
  apiUrl: string;
  siteUrl: string;
  secrets: Secrets;
  paymentDelayMs?: number;
  singleSignOn?: SsoVariables;
}): FunctionEnvironment {
  const { apiUrl, siteUrl, secrets } = options;
  const singleSignOn = options.singleSignOn ?? process.env;
  const paymentDelayMs = options.paymentDelayMs ?? process.env.PAYMENT_DELAY_MS;

  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: PUBLISHABLE_KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY }),

    SEALING_KEYS: JSON.stringify({ [SEALING_KEY_ID]: secrets.sealingKey }),
    SEALING_KEY_ID,
    CALLER_HASH_KEY: secrets.callerHashKey,
    ALLOWED_ORIGINS: siteUrl,
    ...(paymentDelayMs === undefined ? {} : { PAYMENT_DELAY_MS: String(paymentDelayMs) }),
    ...Object.fromEntries(SSO_VARIABLES.map((name) => [name, singleSignOn[name] ?? ''])),
  };
}
