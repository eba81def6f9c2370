import { PUBLISHABLE_KEY, SECRET_KEY } from '../keys.ts';
import type { Secrets } from '../secrets.ts';
import type { FunctionEnvironment } from './deno-process.ts';

/** The id under which the data directory's one sealing key is known. */
const SEALING_KEY_ID = 'local-1';

/** What functions find in their environment: the platform's variables, then those of our own functions. */
export function functionEnvironment(options: {
  apiUrl: string;
  siteUrl: string;
  secrets: Secrets;
  paymentDelayMs?: number;
}): FunctionEnvironment {
  const { apiUrl, siteUrl, secrets } = options;
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
  };
}
