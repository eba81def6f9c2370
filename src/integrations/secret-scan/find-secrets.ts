type Environment = Readonly<Record<string, string | undefined>>;

/** A kind of secret with a recognizable pattern, and its name in the error message. */
type SecretShape = { name: string; pattern: RegExp };

const SHAPES: readonly SecretShape[] = [
  { name: 'a secret API key (sb_secret_...)', pattern: /sb_secret_[\w-]{8,}/ },
  {
    name: 'a private key in PEM',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----(\s|\\[nr])*[\w+/]{24}/,
  },
  { name: 'a private key of Ed25519 in PKCS #8', pattern: /MC4CAQAwBQYDK2VwBCIEI[\w+/-]{40}/ },
  {
    name: 'a private key of an elliptic curve in PKCS #8',
    pattern: /MI[GH][\w+/-]AgEAM[BD][\w+/-]{2}ByqGSM49AgEG/,
  },
  { name: 'a private key of RSA in PKCS #8', pattern: /MII[\w+/-]{3,6}ADANBgkqhkiG9w0BAQEFAASC/ },
  {
    name: 'a private key as JSON Web Key',
    pattern:
      /"kty\\?"\s*:[^{}]{0,800}"d\\?"\s*:\s*\\?"[\w-]{40,}|"d\\?"\s*:\s*\\?"[\w-]{40,}[^{}]{0,800}"kty\\?"/,
  },
];

const TOKEN = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g;

/** Names of variables that contain a secret. */
const SECRET_NAME =
  /SECRET|PASSWORD|PASSWD|TOKEN|PRIVATE|SEALING_KEYS|SIGNING_KEY$|HASH_KEY|UNSUBSCRIBE_KEY|API_KEY|SERVICE_ROLE|SMTP_URL|DB_URL|DATABASE_URL/i;

/** Names of variables with public values. */
const PUBLIC_NAME = /^(PUBLIC_|VITE_)|PUBLISHABLE|PUBLIC_KEYS/;

/**
 * Shorter values are words such as "true" or the name of a key, which pages may contain by chance.
 */
const SHORTEST_VALUE = 16;

/** A secret in the environment: the name of its variable, and its value. */
export type KnownSecret = { variable: string; value: string };

/**
 * The secrets in the environment of the build: the values of variables with a secret's name. If a
 * value is a JSON map, each entry of the map as well.
 */
export function secretsOf(environment: Environment): KnownSecret[] {
  return Object.entries(environment)
    .filter(([name]) => SECRET_NAME.test(name) && !PUBLIC_NAME.test(name))
    .flatMap(([variable, text = '']) =>
      [text, ...valuesOfMap(text)].map((value) => ({ variable, value })),
    )
    .filter(({ value }) => value.length >= SHORTEST_VALUE);
}

function valuesOfMap(text: string): string[] {
  try {
    const map: unknown = JSON.parse(text);
    const values = typeof map === 'object' && map !== null ? Object.values(map) : [];
    return values.filter((value) => typeof value === 'string');
  } catch {
    return [];
  }
}

/**
 * Find content that must not be published: secret API keys, private keys, tokens of any role except
 * `anon`, and the given secrets of the environment. Returns the kinds of secrets, never their
 * values.
 */
export function findSecrets(text: string, known: readonly KnownSecret[] = []): string[] {
  const shapes = SHAPES.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  const tokens = [...text.matchAll(TOKEN)]
    .map(([, payload = '']) => roleOf(payload))
    .filter((role) => role !== undefined && role !== 'anon')
    .map((role) => `a token of the role ${role}`);
  const values = known
    .filter(({ value }) => text.includes(value))
    .map(({ variable }) => `the value of ${variable}`);

  return [...new Set([...shapes, ...tokens, ...values])];
}

/** The role in the payload of a JSON Web Token. Undefined when it has none. */
export function roleOf(payload: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const role = (claims as { role?: unknown } | null)?.role;
    return typeof role === 'string' ? role : undefined;
  } catch {
    return undefined;
  }
}
