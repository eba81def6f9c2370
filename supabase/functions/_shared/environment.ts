import { z } from 'zod';
import { isLocalOrigin } from '../../../src/domain/local-host.ts';

/** A JSON object of named keys, as the platform hands them to functions. */
const keyMapSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({
        code: 'custom',
        input: undefined,
        message: 'Expected a JSON object of keys',
      });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1), z.string().min(1)));

const variablesSchema = z.object({
  SUPABASE_URL: z.url(),
  SUPABASE_PUBLISHABLE_KEYS: keyMapSchema,
  SUPABASE_SECRET_KEYS: keyMapSchema,
  /** Key id to 32 bytes in base64. Old keys stay as long as something is sealed with them. */
  SEALING_KEYS: keyMapSchema,
  /** Which of them seals from now on. */
  SEALING_KEY_ID: z.string().min(1),
  /** Signs the manifests of bonds: Ed25519 as PKCS #8 in base64. Without it no function starts. */
  BOND_SIGNING_KEY: z.base64().min(1),
  /** Under which id its public half is published. */
  BOND_SIGNING_KEY_ID: z.string().min(1),
  /** Hashes callers' addresses for the rate limit. Base64, at least 32 bytes. */
  CALLER_HASH_KEY: z.base64().min(44),
  /** Origins the site is served from, comma separated. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
  /** Who takes the payments. There is no default: a simulated one in production would issue bonds for no money. */
  PAYMENT_GATEWAY: z.enum(['simulated']),
  /** `on`: nothing that is issued here is a bond, and every paper and page says so. */
  DEMONSTRATION: z.enum(['on', 'off', '']).default('off'),
  /** How long the simulated gateway takes (spec 1, section 4: two seconds). */
  PAYMENT_DELAY_MS: z.coerce.number().int().min(0).default(2000),
});

/** The simulated gateway takes no money, so it may not serve a site that anyone else can open. */
const environmentSchema = variablesSchema.refine(
  (variables) =>
    variables.PAYMENT_GATEWAY !== 'simulated' ||
    variables.DEMONSTRATION === 'on' ||
    isOnThisMachine(variables),
  { path: ['PAYMENT_GATEWAY'] },
);

/** A hosted project is called by https; the embedded stack and `supabase start` are not. */
function isOnThisMachine(variables: z.output<typeof variablesSchema>): boolean {
  const { ALLOWED_ORIGINS: origins, SUPABASE_URL: api } = variables;

  return origins.length > 0 && origins.every(isLocalOrigin) && new URL(api).protocol !== 'https:';
}

/** What to write, for the variables whose names do not say it. */
const EXPECTED: Readonly<Record<string, string>> = {
  PAYMENT_GATEWAY:
    'the name of a gateway. "simulated" moves no money: it is refused unless every one of ALLOWED_ORIGINS is local, or DEMONSTRATION is on',
  BOND_SIGNING_KEY: 'a key as "npm run bond-key" prints it: no bond is issued unsigned',
  DEMONSTRATION: 'on or off',
};

/** What a function needs to know of where it runs. */
export type Environment = z.output<typeof environmentSchema>;

/** Read the environment. Throws, naming the variables and never their values, when one is missing or wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;

  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const expected = [...names].flatMap((name) =>
    EXPECTED[name] === undefined ? [] : [`Expected in ${name} ${EXPECTED[name]}.`],
  );
  throw new Error(
    [
      `[functions] Missing or wrong environment variables: ${[...names].join(', ')}`,
      ...expected,
    ].join('. '),
  );
}
