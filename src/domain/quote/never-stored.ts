/**
 * Every answer that stays in memory: never in browser storage, a URL, a log, a toast or a draft. `*` stands for all
 * fields of a part. `quoteKey` may stand in this browser's own draft and nowhere else.
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
