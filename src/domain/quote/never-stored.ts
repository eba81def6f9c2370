/**
 * Every answer that stays in memory: never in browser storage, a URL, a log, a toast or a draft. `*` stands for all
 * fields of a part. `quoteKey` may stand in this browser's own draft, and in this tab's confirmation, and nowhere else.
 */
export const NEVER_STORED = [
  'applicant.ssn',
  'applicant.dateOfBirth',
  'business.ein',
  'creditCard.*',
  'ach.*',
  'quoteKey',
] as const;

/** The keys that hold those answers, wherever they stand. */
const SECRET_KEYS: ReadonlySet<string> = new Set(NEVER_STORED.map(secretKeyOf));

/** Shorter texts are found in any other text by chance. */
const SHORTEST_TELLING_VALUE = 4;

/** The key that carries a secret: the part itself where all its fields are secret, else the field. */
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

/** The answers without anything on the list, at any depth. */
export function withoutSecrets<Key extends string>(
  answers: Partial<Record<Key, unknown>>,
): Partial<Record<Key, unknown>> {
  return strip(answers) as Partial<Record<Key, unknown>>;
}

/** Digits with what people put between them joined into one number; other characters still part numbers. */
function joinDigits(text: string): string {
  return text.replace(/(\d)[\s()./\p{Pd}\p{Cf}]+(?=\d)/gu, '$1');
}

/** Whether a text holds one of the secret values: as it was typed or, for a number, with any separators or none. */
export function containsSecret(text: string, secrets: readonly string[]): boolean {
  const numbers = joinDigits(text);

  return secrets
    .filter((secret) => secret.length >= SHORTEST_TELLING_VALUE)
    .some((secret) => text.includes(secret) || numbers.includes(joinDigits(secret)));
}

/** Answers that hold nothing but digits of their own: a secret's digits stand there by chance. */
const DIGIT_FIELDS: ReadonlySet<string> = new Set(['phone', 'zipCode', 'industryCode']);

/** Whether an answer that is kept readable has a secret written into it. */
export function disclosesSecret(field: string, text: string, secrets: readonly string[]): boolean {
  return !DIGIT_FIELDS.has(field) && containsSecret(text, secrets);
}

/** A number with fewer digits is not typed out yet: SSN and EIN have nine, a date of birth eight. */
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

/** The answers without the secrets on the list and without any other answer that has one of them written into it. */
export function withoutSecretsOrDisclosures<Key extends string>(
  answers: Partial<Record<Key, unknown>>,
): Partial<Record<Key, unknown>> {
  return dropDisclosures(withoutSecrets(answers), secretsIn(answers)) as typeof answers;
}
