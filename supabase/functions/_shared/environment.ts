import { z } from 'zod';

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
  /** Signs the manifests of bonds: Ed25519 as PKCS #8 in base64. Empty: bonds are issued unsigned. */
  BOND_SIGNING_KEY: z.base64().default(''),
  /** Under which id its public half is published. */
  BOND_SIGNING_KEY_ID: z.string().default(''),
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
  /** How long the simulated gateway takes (spec 1, section 4: two seconds). */
  PAYMENT_DELAY_MS: z.coerce.number().int().min(0).default(2000),
});

/** A signature under no id could be checked with no key. */
const environmentSchema = variablesSchema.refine(
  ({ BOND_SIGNING_KEY: key, BOND_SIGNING_KEY_ID: id }) => key === '' || id !== '',
  { path: ['BOND_SIGNING_KEY_ID'] },
);

/** What a function needs to know of where it runs. */
export type Environment = z.output<typeof environmentSchema>;

/** Read the environment. Throws, naming the variables and never their values, when one is missing or wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;

  const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  throw new Error(`[functions] Missing or wrong environment variables: ${[...names].join(', ')}`);
}
