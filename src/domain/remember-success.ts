/**
 * Wrap an action so that it succeeds once: later calls return its result. After a failure, the next
 * call runs it again.
 */
export function rememberSuccess<T>(action: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | undefined;

  return () => {
    outcome ??= action().catch((error: unknown) => {
      outcome = undefined;
      throw error;
    });

    return outcome;
  };
}
