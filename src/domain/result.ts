/**
 * The outcome of an operation that may fail in normal use: a value, or a code from a closed set.
 */
export type Result<T, Code extends string> = { ok: true; value: T } | { ok: false; code: Code };

/** A success with its value. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A failure with its code. */
export function fail<Code extends string>(code: Code): { ok: false; code: Code } {
  return { ok: false, code };
}
