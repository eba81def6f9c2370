/**
 * Reads stored answers of an application. The rules may have changed since, so any answer may be
 * missing.
 */

/** The answer at a path, such as `applicant.firstName`. Undefined when there is none. */
export function answerAt(answers: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => partOf(part, key), answers);
}

/** The text at a path. Undefined when it is missing or blank. */
export function textAt(answers: unknown, path: string): string | undefined {
  const answer = answerAt(answers, path);

  return typeof answer === 'string' && answer.trim() !== '' ? answer : undefined;
}

/** The number at a path. Undefined when it is missing. */
export function numberAt(answers: unknown, path: string): number | undefined {
  const answer = answerAt(answers, path);

  return typeof answer === 'number' ? answer : undefined;
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key)
    ? (whole as Record<string, unknown>)[key]
    : undefined;
}
