import { z } from 'zod';
import { isLocalOrigin } from '../../../src/domain/local-host.ts';

/** A JSON object of named keys, the platform's format for functions. */
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
  /** 32-byte keys in base64 by id. Keep an old key as long as it has sealed any stored secret. */
  SEALING_KEYS: keyMapSchema,
  /** The id of the key that seals new secrets. */
  SEALING_KEY_ID: z.string().min(1),
  /** Signs the manifests of bonds: Ed25519 as PKCS #8 in base64. No function starts without it. */
  BOND_SIGNING_KEY: z.base64().min(1),
  /** The id under which the public half of the signing key is published. */
  BOND_SIGNING_KEY_ID: z.string().min(1),
  /** Hashes callers' addresses for the rate limit. Base64, at least 32 bytes. */
  CALLER_HASH_KEY: z.base64().min(44),
  /** The origins that serve the site, separated by commas. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter((origin) => origin !== ''),
    ),
  /**
   * The origins of deploy previews, with one `*` for the name of the preview. Only in a demonstration: a preview runs
   * code that nobody has reviewed.
   */
  PREVIEW_ORIGINS: z
    .string()
    .regex(/^(https:\/\/\*--[a-z0-9-]+\.netlify\.app)?$/)
    .default(''),
  /**
   * The payment gateway. It has no default, because a simulated gateway in production would issue bonds without
   * payment.
   */
  PAYMENT_GATEWAY: z.enum(['simulated']),
  /** `on` if nothing issued here is a real bond. Every paper and page then says so. */
  DEMONSTRATION: z.enum(['on', 'off', '']).default('off'),
  /** How many calls one instance runs at the same time. Other calls wait in a queue. */
  CALLS_AT_ONCE: z.coerce.number().int().min(1).default(20),
  /** How long the simulated gateway takes, in milliseconds. */
  PAYMENT_DELAY_MS: z.coerce.number().int().min(0).default(2000),
});

/** The simulated gateway takes no money, so it must not serve a public site. */
const environmentSchema = variablesSchema
  .refine(
    (variables) =>
      variables.PAYMENT_GATEWAY !== 'simulated' ||
      variables.DEMONSTRATION === 'on' ||
      isOnThisMachine(variables),
    { path: ['PAYMENT_GATEWAY'] },
  )
  .refine(
    ({ PREVIEW_ORIGINS, DEMONSTRATION }) => PREVIEW_ORIGINS === '' || DEMONSTRATION === 'on',
    { path: ['PREVIEW_ORIGINS'] },
  );

/** A hosted project uses https; the embedded stack and `supabase start` don't. */
function isOnThisMachine(variables: z.output<typeof variablesSchema>): boolean {
  const { ALLOWED_ORIGINS: origins, SUPABASE_URL: api } = variables;

  return origins.length > 0 && origins.every(isLocalOrigin) && new URL(api).protocol !== 'https:';
}

const NEW_KEYS =
  'the API keys of the new kind, which the platform passes to functions by itself. Make them under Project Settings, API Keys, and deploy the functions again';

/** The expected values of variables whose names don't explain them. */
const EXPECTED: Readonly<Record<string, string>> = {
  SUPABASE_PUBLISHABLE_KEYS: NEW_KEYS,
  SUPABASE_SECRET_KEYS: NEW_KEYS,
  PREVIEW_ORIGINS:
    'https://*--<site>.netlify.app on a project with DEMONSTRATION=on, and nothing on any other project',
  PAYMENT_GATEWAY:
    'the name of a gateway. "simulated" moves no money: it is refused unless every one of ALLOWED_ORIGINS is local, or DEMONSTRATION is on',
  BOND_SIGNING_KEY: 'a key as "npm run bond-key" prints it: no bond is issued unsigned',
  DEMONSTRATION: 'on or off',
};

/** The settings of a function's environment. */
export type Environment = z.output<typeof environmentSchema>;

/**
 * Read the environment. Throws if a variable is missing or invalid. The error names the variables and never quotes
 * their values.
 */
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
