/** Reads the answers of an application as they are stored. Rules may have changed since, so anything may be missing. */

/** The answer at a path, such as `applicant.firstName`; undefined where there is none. */
export function answerAt(answers: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => partOf(part, key), answers);
}

/** The text at a path; undefined where there is none or it is blank. */
export function textAt(answers: unknown, path: string): string | undefined {
  const answer = answerAt(answers, path);

  return typeof answer === 'string' && answer.trim() !== '' ? answer : undefined;
}

/** The number at a path; undefined where there is none. */
export function numberAt(answers: unknown, path: string): number | undefined {
  const answer = answerAt(answers, path);

  return typeof answer === 'number' ? answer : undefined;
}

function partOf(whole: unknown, key: string): unknown {
  return typeof whole === 'object' && whole !== null && Object.hasOwn(whole, key)
    ? (whole as Record<string, unknown>)[key]
    : undefined;
}
