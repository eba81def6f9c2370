import { createCallerHasher, type CallerHasher } from './caller-hash.ts';
import type { Environment } from './environment.ts';
import { writeLog, type Log } from './log.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { importSigningKey, type SigningKey } from './proof/signing-key.ts';
import { createRateLimiter, type RateLimiter } from './rate-limit.ts';
import { importKeyring, type Keyring } from './seal.ts';
import { createServiceClient } from './service-client.ts';
import { createSimulatedGateway } from './simulated-gateway.ts';
import { createTurns, type Turns } from './turns.ts';
import type { ServiceClient } from './service-client.ts';

/** Everything that a handler uses outside itself, so that tests can replace it. */
export type Dependencies = {
  publishableKeys: readonly string[];
  secretKeys: readonly string[];
  allowedOrigins: readonly string[];
  database: ServiceClient;
  limitRate: RateLimiter;
  hashCaller: CallerHasher;
  gateway: PaymentGateway;
  keyring: Keyring;
  /** The key that signs the manifests of bonds. */
  signingKey: SigningKey;
  now: () => Date;
  log: Log;
  /** Limits how many calls run at the same time. */
  turns: Turns;
};

/** One limit for all functions of an instance, because they share its processor and its database. */
let sharedTurns: Turns | undefined;

/** The payment gateways by their names in `PAYMENT_GATEWAY`. Add a real gateway here. */
const GATEWAYS: Record<
  Environment['PAYMENT_GATEWAY'],
  (environment: Environment, database: ServiceClient) => PaymentGateway
> = {
  simulated: ({ PAYMENT_DELAY_MS: delayMs }, database) =>
    createSimulatedGateway({ database, delayMs }),
};

/** Create the real dependencies for an environment. */
export async function createDependencies(environment: Environment): Promise<Dependencies> {
  const database = createServiceClient(environment);
  const hashCaller = createCallerHasher(environment.CALLER_HASH_KEY);

  return {
    publishableKeys: Object.values(environment.SUPABASE_PUBLISHABLE_KEYS),
    secretKeys: Object.values(environment.SUPABASE_SECRET_KEYS),
    allowedOrigins: [
      ...environment.ALLOWED_ORIGINS,
      ...(environment.PREVIEW_ORIGINS === '' ? [] : [environment.PREVIEW_ORIGINS]),
    ],
    database,
    limitRate: createRateLimiter(database, hashCaller),
    hashCaller,
    gateway: GATEWAYS[environment.PAYMENT_GATEWAY](environment, database),
    keyring: await importKeyring(environment.SEALING_KEYS, environment.SEALING_KEY_ID),
    signingKey: await importSigningKey(
      environment.BOND_SIGNING_KEY_ID,
      environment.BOND_SIGNING_KEY,
    ),
    now: () => new Date(),
    log: writeLog,
    turns: (sharedTurns ??= createTurns({ atOnce: environment.CALLS_AT_ONCE })),
  };
}
