/**
 * Answers that stay in memory: never in browser storage, a URL, a log, a toast or a draft. `*`
 * stands for all fields of a part. `quoteKey` is allowed only in this browser's own draft and this
 * tab's confirmation.
 */
export const NEVER_STORED = [
  'applicant.ssn',
  'applicant.dateOfBirth',
  'applicant.furtherPrincipals.ssn',
  'applicant.furtherPrincipals.dateOfBirth',
  'business.ein',
  'business.furtherBusinesses.ein',
  'creditCard.*',
  'ach.*',
  'quoteKey',
] as const;

/** The keys of these answers, at any depth. */
const SECRET_KEYS: ReadonlySet<string> = new Set(NEVER_STORED.map(secretKeyOf));

/** Shorter texts occur in other texts by chance. */
const SHORTEST_SEARCHED_VALUE = 4;

/** The key of a secret: the part itself when all its fields are secret, otherwise the field. */
function secretKeyOf(path: string): string {
  const keys = path.replace('.*', '').split('.');

  return String(keys.at(-1));
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET_KEYS.has(key))
      .map(([key, inner]) => [key, strip(inner)]),
  );
}

/** The answers without secrets, at any depth. */
export function withoutSecrets<Key extends string>(
  answers: Partial<Record<Key, unknown>>,
): Partial<Record<Key, unknown>> {
  return strip(answers) as Partial<Record<Key, unknown>>;
}

/**
 * Remove separators between digits, so that the digits form one number. Other characters still
 * separate numbers.
 */
function joinDigits(text: string): string {
  return text.replace(/(\d)[\s()./\p{Pd}\p{Cf}]+(?=\d)/gu, '$1');
}

/**
 * Whether a text contains a secret value: as typed, or for a number with any separators or none.
 */
export function containsSecret(text: string, secrets: readonly string[]): boolean {
  const numbers = joinDigits(text);

  return secrets
    .filter((secret) => secret.length >= SHORTEST_SEARCHED_VALUE)
    .some((secret) => text.includes(secret) || numbers.includes(joinDigits(secret)));
}

/** Fields that contain only digits. A secret's digits can occur in them by chance. */
const DIGIT_FIELDS: ReadonlySet<string> = new Set(['phone', 'zipCode', 'industryCode']);

/** Whether an answer that is stored as plain text contains a secret. */
export function disclosesSecret(field: string, text: string, secrets: readonly string[]): boolean {
  return !DIGIT_FIELDS.has(field) && containsSecret(text, secrets);
}

/**
 * A secret number with fewer digits is incomplete: SSN and EIN have nine, a date of birth eight.
 */
const FEWEST_DIGITS_OF_A_SECRET = 8;

function secretsIn(value: unknown, isSecret = false): string[] {
  if (typeof value === 'string') {
    const isWhole = value.replace(/\D/g, '').length >= FEWEST_DIGITS_OF_A_SECRET;
    return isSecret && isWhole ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([key, inner]) =>
    secretsIn(inner, isSecret || SECRET_KEYS.has(key)),
  );
}

function dropDisclosures(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((inner) => dropDisclosures(inner, secrets));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => typeof inner !== 'string' || !disclosesSecret(key, inner, secrets))
      .map(([key, inner]) => [key, dropDisclosures(inner, secrets)]),
  );
}

/** The answers without secrets, and without other answers that contain one of them. */
export function withoutSecretsOrDisclosures<Key extends string>(
  answers: Partial<Record<Key, unknown>>,
): Partial<Record<Key, unknown>> {
  return dropDisclosures(withoutSecrets(answers), secretsIn(answers)) as typeof answers;
}
