type Environment = Readonly<Record<string, string | undefined>>;

/** A kind of secret that can be told by its shape: how a refusal names it, and the shape. */
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
  {
    name: 'a private key of RSA in PKCS #8',
    pattern: /MII[\w+/-]{3,6}ADANBgkqhkiG9w0BAQEFAASC/,
  },
  {
    name: 'a private key as JSON Web Key',
    pattern:
      /"kty\\?"\s*:[^{}]{0,800}"d\\?"\s*:\s*\\?"[\w-]{40,}|"d\\?"\s*:\s*\\?"[\w-]{40,}[^{}]{0,800}"kty\\?"/,
  },
];

const TOKEN = /\beyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g;

/** Variables that hold a secret, by the words in their names. */
const SECRET_NAME =
  /SECRET|PASSWORD|PASSWD|TOKEN|PRIVATE|SEALING_KEYS|SIGNING_KEY$|HASH_KEY|UNSUBSCRIBE_KEY|API_KEY|SERVICE_ROLE|SMTP_URL|DB_URL|DATABASE_URL/i;

/** Their values are published on purpose. */
const PUBLIC_NAME = /^(PUBLIC_|VITE_)|PUBLISHABLE|PUBLIC_KEYS/;

/** Shorter values are words such as "true" or the name of a key, which pages hold by chance. */
const SHORTEST_VALUE = 16;

/** A secret of the environment: the name of its variable, and the value to look for. */
export type KnownSecret = { variable: string; value: string };

/**
 * The secrets that a build can see: the values of variables whose names say that they are secret, and each key of a
 * variable that is a JSON map of keys.
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
 * What in a text must not be published, named by its kind and never by its value: secret API keys, private keys,
 * tokens of any role but `anon`, and the given secrets of the environment.
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

/** The role in the payload of a JSON Web Token; undefined when it names none. */
export function roleOf(payload: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    const role = (claims as { role?: unknown } | null)?.role;
    return typeof role === 'string' ? role : undefined;
  } catch {
    return undefined;
  }
}
