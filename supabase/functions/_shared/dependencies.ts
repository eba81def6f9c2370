import type { SupabaseClient } from '@supabase/supabase-js';
import { createCallerHasher, type CallerHasher } from './caller-hash.ts';
import type { Environment } from './environment.ts';
import { writeLog, type Log } from './log.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { importSigningKey, type SigningKey } from './proof/signing-key.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { importKeyring, type Keyring } from './seal.ts';
import { createServiceClient } from './service-client.ts';
import { createSimulatedGateway } from './simulated-gateway.ts';

/** All that a handler reaches outside itself, so that a test can hand it something else. */
export type Dependencies = {
  publishableKeys: readonly string[];
  secretKeys: readonly string[];
  allowedOrigins: readonly string[];
  database: SupabaseClient;
  limitRate: RateLimiter;
  hashCaller: CallerHasher;
  gateway: PaymentGateway;
  keyring: Keyring;
  /** What signs the manifests of bonds. */
  signingKey: SigningKey;
  now: () => Date;
  log: Log;
};

/** The gateways by their names in `PAYMENT_GATEWAY`. A real one is one more entry. */
const GATEWAYS: Record<
  Environment['PAYMENT_GATEWAY'],
  (environment: Environment) => PaymentGateway
> = {
  simulated: ({ PAYMENT_DELAY_MS: delayMs }) => createSimulatedGateway({ delayMs }),
};

/** The real dependencies for an environment. */
export async function createDependencies(environment: Environment): Promise<Dependencies> {
  const database = createServiceClient(environment);
  const hashCaller = createCallerHasher(environment.CALLER_HASH_KEY);

  return {
    publishableKeys: Object.values(environment.SUPABASE_PUBLISHABLE_KEYS),
    secretKeys: Object.values(environment.SUPABASE_SECRET_KEYS),
    allowedOrigins: environment.ALLOWED_ORIGINS,
    database,
    limitRate: createRateLimiter(database, hashCaller),
    hashCaller,
    gateway: GATEWAYS[environment.PAYMENT_GATEWAY](environment),
    keyring: await importKeyring(environment.SEALING_KEYS, environment.SEALING_KEY_ID),
    signingKey: await importSigningKey(
      environment.BOND_SIGNING_KEY_ID,
      environment.BOND_SIGNING_KEY,
    ),
    now: () => new Date(),
    log: writeLog,
  };
}
